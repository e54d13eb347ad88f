import * as z from '@menuleaf/shared/contracts/schema.ts';

const problem = z.object({
  detail: z.union([
    z.string(),
    z.array(
      z.object({ loc: z.array(z.union([z.string(), z.number()])).optional(), msg: z.string() }),
    ),
  ]),
});

/** A call that was refused. `status` 0: no answer came at all. */
export class ApiError extends Error {
  readonly status: number;
  /** What the server says, for the owner to read; empty when it says nothing. */
  readonly detail: string;
  /** What is wrong with each field, by its name. */
  readonly fields: Record<string, string>;
  /** Seconds to wait before another try, when the server names them. */
  readonly retryAfter: number | undefined;

  constructor(status: number, body: unknown, retryAfter?: number) {
    const { detail, fields } = read(body);
    super(detail || `The call failed with status ${status}`);
    this.name = 'ApiError';
    this.status = status;
    this.detail = detail;
    this.fields = fields;
    this.retryAfter = retryAfter;
  }
}

function read(body: unknown): { detail: string; fields: Record<string, string> } {
  const parsed = problem.safeParse(body);
  if (!parsed.success) return { detail: '', fields: {} };
  const { detail } = parsed.data;
  if (typeof detail === 'string') return { detail, fields: {} };
  const fields: Record<string, string> = {};
  for (const { loc, msg } of detail) {
    const field = loc?.findLast((step) => typeof step === 'string');
    if (field !== undefined && field !== 'body') fields[field] ??= msg;
  }
  return { detail: detail.map(({ msg }) => msg).join(', '), fields };
}

/** The server's own words, or `otherwise` when it has none. */
export function detailOf(error: unknown, otherwise: string): string {
  return error instanceof ApiError && error.detail ? error.detail : otherwise;
}

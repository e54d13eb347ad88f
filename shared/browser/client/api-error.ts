import { ownValue } from '@menuleaf/shared/contracts/fields/own-value.ts';
import { errorBody, type ErrorCode, errorCodes } from '../../contracts/errors.ts';

/** A call that was refused. `status` 0: no answer came at all. */
export class ApiError extends Error {
  readonly status: number;
  /** What the error is; undefined where the server does not say, or says one that is newer than this client. */
  readonly code: ErrorCode | undefined;
  /** What the server says, for the owner to read; empty when it says nothing. */
  readonly detail: string;
  /** What is wrong with each field, by its name. */
  readonly fields: Record<string, string>;
  /** Where in what was sent the faults are, as far as the server says. */
  readonly places: readonly Place[];
  /** Seconds to wait before another try, when the server names them. */
  readonly retryAfter: number | undefined;

  constructor(status: number, body: unknown, retryAfter?: number) {
    const { detail, code, fields, places } = read(body);
    super(detail || `The call failed with status ${status}`);
    this.name = 'ApiError';
    this.status = status;
    this.code = code;
    this.detail = detail;
    this.fields = fields;
    this.places = places;
    this.retryAfter = retryAfter;
  }
}

const known = (code: string | undefined) => errorCodes.find((one) => one === code);

type Place = readonly (string | number)[];

type Read = {
  detail: string;
  code: ErrorCode | undefined;
  fields: Record<string, string>;
  places: Place[];
};

function read(body: unknown): Read {
  const parsed = errorBody.safeParse(body);
  if (!parsed.success) return { detail: '', code: undefined, fields: {}, places: [] };
  const { detail } = parsed.data;
  const code = known(parsed.data.code);
  if (typeof detail === 'string') return { detail, code, fields: {}, places: [] };
  const fields: Record<string, string> = {};
  for (const { loc, msg } of detail) {
    const field = loc?.findLast((step) => typeof step === 'string');
    if (field !== undefined && field !== 'body') fields[field] = ownValue(fields, field) ?? msg;
  }
  const places = detail.flatMap(({ loc }) => (loc ? [loc] : []));
  return { detail: detail.map(({ msg }) => msg).join(', '), code, fields, places };
}

/** Whether somebody else saved the thing meanwhile. A service that is older than this client says only 409. */
export const isStale = (error: unknown): boolean =>
  error instanceof ApiError &&
  (error.code === undefined ? error.status === 409 : error.code === 'stale_version');

/** The server's own words, or `otherwise` when it has none. */
export function detailOf(error: unknown, otherwise: string): string {
  return error instanceof ApiError && error.detail ? error.detail : otherwise;
}

import { getOwn } from '@menuleaf/shared/contracts/fields/get-own.ts';
import { errorBody, type ErrorCode, errorCodes } from '../../contracts/errors.ts';

/** A failed call. `status` is 0 when there was no response. */
export class ApiError extends Error {
  readonly status: number;
  /** The error code; undefined if the server sends none or one newer than this client. */
  readonly code: ErrorCode | undefined;
  /** The server's message for the owner; empty if there is none. */
  readonly detail: string;
  /** Error message per field, by field name. */
  readonly fields: Record<string, string>;
  /** Where in the request the errors are, if the server reports it. */
  readonly places: readonly Place[];
  /** Seconds to wait before retrying, if the server sends them. */
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
    if (field !== undefined && field !== 'body') fields[field] = getOwn(fields, field) ?? msg;
  }
  const places = detail.flatMap(({ loc }) => (loc ? [loc] : []));
  return { detail: detail.map(({ msg }) => msg).join(', '), code, fields, places };
}

/** Whether somebody else saved it in the meantime. A service older than this client only returns 409. */
export const isStale = (error: unknown): boolean =>
  error instanceof ApiError &&
  (error.code === undefined ? error.status === 409 : error.code === 'stale_version');

/** The server's message, or `otherwise` if there is none. */
export function detailOf(error: unknown, otherwise: string): string {
  return error instanceof ApiError && error.detail ? error.detail : otherwise;
}

/** The same of a call that may not have failed. */
export const failureOf = (error: Error | null, otherwise: string) =>
  error ? detailOf(error, otherwise) : undefined;

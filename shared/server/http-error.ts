import { codeOfStatus, type ErrorCode } from '../contracts/errors.ts';

export type FieldError = { loc: (string | number)[]; msg: string; type: string };

/** `code`: if the status alone is ambiguous. */
type MoreOfError = { code?: ErrorCode; retryAfterSeconds?: number };

/**
 * An expected failure: its status, code and message are sent to the caller. Any other error is logged and answered with
 * 500, without internals.
 */
export class HttpError extends Error {
  readonly status: number;
  readonly detail: string | FieldError[];
  readonly code: ErrorCode;
  readonly retryAfterSeconds: number | undefined;

  constructor(status: number, detail: string | FieldError[], more: MoreOfError = {}) {
    super(typeof detail === 'string' ? detail : detail.map((field) => field.msg).join(', '));
    this.name = 'HttpError';
    this.status = status;
    this.detail = detail;
    this.code = more.code ?? codeOfStatus[status] ?? 'internal_error';
    this.retryAfterSeconds = more.retryAfterSeconds;
  }
}

export const notAuthenticated = () => new HttpError(401, 'Not authenticated');

/** Also for others' things: the two must look the same. */
export const notFound = (what: string) => new HttpError(404, `${what} not found`);

export const invalidField = (field: string, message: string, part: 'body' | 'query' = 'body') =>
  new HttpError(422, [{ loc: [part, field], msg: message, type: 'value_error' }]);

/** For an image, announced or uploaded. */
export const fileTooLarge = () => new HttpError(413, 'File size must be less than 5MB.');

export const tooManyTries = (retryAfterSeconds: number) =>
  new HttpError(429, 'Too many tries. Please wait a moment and try again.', { retryAfterSeconds });

export const unavailable = () =>
  new HttpError(503, 'The service is not available just now. Please try again.', {
    retryAfterSeconds: 5,
  });

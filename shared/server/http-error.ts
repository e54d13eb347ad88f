import { codeOfStatus, type ErrorCode } from '../contracts/errors.ts';

export type FieldError = { loc: (string | number)[]; msg: string; type: string };

/** `code`: where the status alone does not say what it is. */
type MoreOfError = { code?: ErrorCode; retryAfterSeconds?: number };

/**
 * A failure that is expected and shown: its status, its code and its words reach the caller.
 * Everything else that is thrown is logged and answered 500 without a word of its inside.
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

/** Also for another owner's thing: the two cannot be told apart. */
export const notFound = (what: string) => new HttpError(404, `${what} not found`);

export const invalidField = (field: string, message: string, part: 'body' | 'query' = 'body') =>
  new HttpError(422, [{ loc: [part, field], msg: message, type: 'value_error' }]);

/** Of an image, whether it is announced or there already. */
export const fileTooLarge = () => new HttpError(413, 'File size must be less than 5MB.');

export const tooManyTries = (retryAfterSeconds: number) =>
  new HttpError(429, 'Too many tries. Please wait a moment and try again.', { retryAfterSeconds });

export const unavailable = () =>
  new HttpError(503, 'The service is not available just now. Please try again.', {
    retryAfterSeconds: 5,
  });

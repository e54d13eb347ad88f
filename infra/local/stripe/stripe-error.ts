/** An error in Stripe's format: docs.stripe.com/api/errors. */
export class StripeError extends Error {
  readonly status: number;
  readonly type: string;
  readonly code: string | undefined;
  readonly param: string | undefined;

  constructor(status: number, type: string, message: string, code?: string, param?: string) {
    super(message);
    this.status = status;
    this.type = type;
    this.code = code;
    this.param = param;
  }
}

export function invalidRequest(message: string, code?: string, param?: string): StripeError {
  return new StripeError(400, 'invalid_request_error', message, code, param);
}

/** 404 if the id came from the URL, 400 if from a parameter. */
export function noSuch(noun: string, id: string, param = 'id'): StripeError {
  const status = param === 'id' ? 404 : 400;
  const message = `No such ${noun}: '${id}'`;
  return new StripeError(status, 'invalid_request_error', message, 'resource_missing', param);
}

export function cardDeclined(message = 'Your card was declined.'): StripeError {
  return new StripeError(402, 'card_error', message, 'card_declined');
}

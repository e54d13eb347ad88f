/** A refusal in Stripe's own form: docs.stripe.com/api/errors. */
export class StripeError extends Error {
  status;
  type;
  code;
  param;
  constructor(status, type, message, code, param) {
    super(message);
    this.status = status;
    this.type = type;
    this.code = code;
    this.param = param;
  }
}
export function invalidRequest(message, code, param) {
  return new StripeError(400, 'invalid_request_error', message, code, param);
}
/** 404 when the URL names what does not exist, 400 when a parameter does. */
export function noSuch(noun, id, param = 'id') {
  const status = param === 'id' ? 404 : 400;
  const message = `No such ${noun}: '${id}'`;
  return new StripeError(status, 'invalid_request_error', message, 'resource_missing', param);
}
export function cardDeclined(message = 'Your card was declined.', code = 'card_declined') {
  return new StripeError(402, 'card_error', message, code);
}

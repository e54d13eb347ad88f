import * as z from '@menuleaf/shared/contracts/schema.ts';

/** Error codes for programs: a code is stable, while its message may be reworded. */
export const errorCodes = [
  'malformed_request',
  'signature_invalid',
  'not_authenticated',
  'wrong_credentials',
  'forbidden',
  'plan_limit',
  'plan_feature',
  'locked',
  'not_found',
  'conflict',
  'stale_version',
  'email_taken',
  'already_subscribed',
  'not_subscribed',
  'payment_incomplete',
  'too_large',
  'unsupported_type',
  'invalid_fields',
  'too_much_at_once',
  'idempotency_key_reused',
  'menu_too_large',
  'link_expired',
  'too_many_tries',
  'internal_error',
  'unavailable',
] as const;

export type ErrorCode = (typeof errorCodes)[number];

export const codeOfStatus: Readonly<Record<number, ErrorCode>> = {
  400: 'malformed_request',
  401: 'not_authenticated',
  403: 'forbidden',
  404: 'not_found',
  409: 'conflict',
  413: 'too_large',
  415: 'unsupported_type',
  422: 'invalid_fields',
  429: 'too_many_tries',
  503: 'unavailable',
};

/** The shape of every error. `code` is optional to read: a service may be older than its client. */
export const errorBody = z.object({
  detail: z.union([
    z.string(),
    z.array(
      z.object({ loc: z.optional(z.array(z.union([z.string(), z.number()]))), msg: z.string() }),
    ),
  ]),
  code: z.optional(z.string()),
});

import * as z from '@menuleaf/shared/contracts/schema.ts';

/** What an error is, for programs: a code stays, while its sentence may be put better. What each means is told here. */
export const errorCodes = {
  malformed_request: 'The body is not what its content type says.',
  signature_invalid: 'A webhook was not signed by the payment provider.',
  not_authenticated: 'There is no session, or it has ended.',
  wrong_credentials: 'E-mail and password do not belong together.',
  forbidden: 'The caller may not do this.',
  plan_limit: 'The plan allows no more of this.',
  plan_feature: 'The plan does not have this.',
  locked: 'It is over the limit of the plan: it can be read and deleted, not changed.',
  not_found: 'There is no such thing, or it is another owner’s.',
  conflict: 'The thing is no longer in the state that this takes.',
  stale_version: 'Somebody else saved it since it was loaded.',
  email_taken: 'There is an account with this e-mail.',
  already_subscribed: 'The owner has the Pro plan.',
  not_subscribed: 'The owner has no paid plan.',
  payment_incomplete: 'The payment has not been completed.',
  too_large: 'The body or the image is larger than may be.',
  unsupported_type: 'The body or the image is of a type that is not taken.',
  invalid_fields: 'A value is wrong; `detail` names each field where it can.',
  too_much_at_once: 'The call would change more rows than can be written together.',
  idempotency_key_reused: 'The key came with another call within the last day.',
  menu_too_large: 'A menu would hold more than its page can show.',
  link_expired: 'The link of a mail has expired or was used.',
  too_many_tries: 'Wait for the seconds of `Retry-After`.',
  internal_error: 'The fault is ours.',
  unavailable: 'A part that is needed does not answer; try again after `Retry-After`.',
} as const;

export type ErrorCode = keyof typeof errorCodes;

/** What a status means where nothing more is said. */
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

/** The one form of every error. `code` is optional to a reader: a service may be older than who calls it. */
export const errorBody = z.object({
  detail: z.union([
    z.string(),
    z.array(
      z.object({ loc: z.optional(z.array(z.union([z.string(), z.number()]))), msg: z.string() }),
    ),
  ]),
  code: z.optional(z.string()),
});

import type { ErrorCode } from './errors.ts';

/** What each code means; apart from the codes, since a browser needs no more than those. */
export const errorMeanings: Readonly<Record<ErrorCode, string>> = {
  malformed_request: 'The body is not what its content type says.',
  signature_invalid: 'A webhook was not signed by the payment provider.',
  not_authenticated: 'There is no session, or it has ended.',
  wrong_credentials: 'Email and password do not belong together.',
  forbidden: 'The caller may not do this.',
  plan_limit: 'The plan allows no more of this.',
  plan_feature: 'The plan does not have this.',
  locked: 'It is over the limit of the plan: it can be read and deleted, not changed.',
  not_found: 'There is no such thing, or it is another owner’s.',
  conflict: 'The thing is no longer in the state that this takes.',
  stale_version: 'Somebody else saved it since it was loaded.',
  changed_since:
    'Something of what is to be taken back was changed again since; say what shall become of it.',
  email_taken: 'There is an account with this email.',
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
};

import { log } from '@menuleaf/shared/server/log/log.ts';
import { HttpError } from '@menuleaf/shared/server/http-error.ts';
import type { Stripe } from 'stripe';

/**
 * How the provider's library tells its errors apart, by the name of their class (docs.stripe.com/error-handling). The
 * classes themselves would load the library at each start.
 */
export const kindOf = (error: unknown) =>
  error instanceof Error && 'type' in error ? error.type : undefined;

export const isInvalid = (error: unknown): error is Stripe.errors.StripeInvalidRequestError =>
  kindOf(error) === 'StripeInvalidRequestError';

const outages: unknown[] = ['StripeConnectionError', 'StripeAPIError', 'StripeRateLimitError'];

/** Whether the provider refused because it has no such thing, or has it no more. */
export const isGone = (error: unknown): error is Stripe.errors.StripeInvalidRequestError =>
  isInvalid(error) && error.code === 'resource_missing';

/** An outage of the provider becomes a refusal that says so; a mistake of ours stays a failure. */
export async function ask<Answer>(request: () => Promise<Answer>): Promise<Answer> {
  try {
    return await request();
  } catch (error) {
    if (!outages.includes(kindOf(error))) throw error;
    log.error('The payment provider does not answer', { error });
    throw new HttpError(
      503,
      'The payment provider isn’t responding right now. You were not charged; please try again.',
      { retryAfterSeconds: 10 },
    );
  }
}

/** What the provider no longer has is as good as done. */
export async function unlessGone(request: () => Promise<unknown>): Promise<void> {
  try {
    await ask(request);
  } catch (error) {
    if (!isGone(error)) throw error;
  }
}

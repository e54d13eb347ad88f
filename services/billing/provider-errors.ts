import { log } from '@menuleaf/shared/server/log/log.ts';
import { HttpError } from '@menuleaf/shared/server/http/http-error.ts';
import { Stripe } from 'stripe';

/** Whether the provider refused because it has no such thing, or has it no more. */
export const isGone = (error: unknown): error is Stripe.errors.StripeInvalidRequestError =>
  error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing';

/** An outage of the provider becomes a refusal that says so; a mistake of ours stays a failure. */
export async function ask<Answer>(request: () => Promise<Answer>): Promise<Answer> {
  try {
    return await request();
  } catch (error) {
    const out =
      error instanceof Stripe.errors.StripeConnectionError ||
      error instanceof Stripe.errors.StripeAPIError ||
      error instanceof Stripe.errors.StripeRateLimitError;
    if (!out) throw error;
    log.error('The payment provider does not answer', { error });
    throw new HttpError(
      503,
      'The payment provider does not answer just now. Nothing was charged; please try again.',
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

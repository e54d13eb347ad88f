import { log } from '@menuleaf/shared/server/log/log.ts';
import { HttpError } from '@menuleaf/shared/server/http-error.ts';
import { setTimeout as wait } from 'node:timers/promises';
import type { Stripe } from 'stripe';
import * as z from 'zod/mini';

/**
 * The provider's error classes, by name (docs.stripe.com/error-handling). Importing the classes would load the library
 * on each start.
 */
export const kindOf = (error: unknown) =>
  error instanceof Error && 'type' in error ? error.type : undefined;

export const isInvalid = (error: unknown): error is Stripe.errors.StripeInvalidRequestError =>
  kindOf(error) === 'StripeInvalidRequestError';

const outages: unknown[] = ['StripeConnectionError', 'StripeAPIError', 'StripeRateLimitError'];

/** Whether the provider responded that it does not exist (anymore). */
export const isMissing = (error: unknown): error is Stripe.errors.StripeInvalidRequestError =>
  isInvalid(error) && error.code === 'resource_missing';

/** Turns an outage of the provider into a 503; our own mistakes stay errors. */
export async function callProvider<Answer>(request: () => Promise<Answer>): Promise<Answer> {
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

/** A failure of the provider's own, which it keeps and repeats for a key (docs.stripe.com/api/idempotent_requests). */
const isRepeated = (error: unknown) =>
  error instanceof Error &&
  'headers' in error &&
  z.object({ 'idempotent-replayed': z.literal('true') }).safeParse(error.headers).success &&
  kindOf(error) === 'StripeAPIError';

/** Whether another call with the same key is still on its way: docs.stripe.com/error-codes#idempotency-key-in-use. */
const isInUse = (error: unknown) =>
  error instanceof Error && 'statusCode' in error && error.statusCode === 409;

/**
 * Requests with that idempotency key: again where another tab is using it just then, and with the next key where the
 * provider only repeats its own failure.
 */
export async function once<Answer>(
  idempotencyKey: string,
  request: (options: { idempotencyKey: string }) => Promise<Answer>,
  triesLeft = 10,
): Promise<Answer> {
  try {
    return await request({ idempotencyKey });
  } catch (error) {
    if (isRepeated(error)) return once(`${idempotencyKey}-`, request);
    if (!isInUse(error) || triesLeft === 1) throw error;
    await wait(300);
    return once(idempotencyKey, request, triesLeft - 1);
  }
}

/** The response; undefined where the provider refuses as expected. */
export async function unless<Answer>(
  isExpected: (error: unknown) => boolean,
  request: () => Promise<Answer>,
): Promise<Answer | undefined> {
  try {
    return await callProvider(request);
  } catch (error) {
    if (isExpected(error)) return undefined;
    throw error;
  }
}

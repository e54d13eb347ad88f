import { createHash } from 'node:crypto';
import * as z from 'zod';
import { Collection } from './database.ts';
import { StripeError } from './stripe-error.ts';
const kept = z.object({ id: z.string(), fingerprint: z.string(), body: z.string() });
/** Answers that were given, by the caller's key: docs.stripe.com/api/idempotent_requests. */
export class IdempotentAnswers {
  #answers;
  constructor(db) {
    this.#answers = new Collection(db, 'idempotency', kept);
  }
  /** What was answered to that key before, if anything. The key with another request is refused with 400. */
  find(key, request) {
    const found = this.#answers.find(idOf(key));
    if (found && found.fingerprint !== fingerprint(request)) {
      const message = `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`;
      throw new StripeError(400, 'idempotency_error', message);
    }
    return found?.body;
  }
  keep(key, request, body) {
    this.#answers.save({ id: idOf(key), fingerprint: fingerprint(request), body });
  }
}
function idOf(key) {
  return `idempotency:${key}`;
}
function fingerprint(request) {
  return createHash('sha256').update(request).digest('hex');
}

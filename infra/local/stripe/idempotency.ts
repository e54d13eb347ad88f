import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import * as z from 'zod';
import { Collection, type Database } from './database.ts';
import { StripeError } from './stripe-error.ts';

const answer = z.object({ status: z.number().default(200), body: z.string() });
const kept = z.object({ id: z.string(), fingerprint: z.string(), ...answer.shape });

type Answer = z.infer<typeof answer>;

/** Milliseconds; Stripe takes longer. */
const workMs = 10;

/** Past responses by idempotency key: docs.stripe.com/api/idempotent_requests. */
export class IdempotentAnswers {
  readonly #answers: Collection<z.infer<typeof kept>>;
  readonly #inUse = new Set<string>();

  constructor(db: Database) {
    this.#answers = new Collection(db, 'idempotency', kept);
  }

  /** The stored response for that key, if any. Reusing a key for a different request is refused with 400. */
  find(key: string, request: string): Answer | undefined {
    const found = this.#answers.find(idOf(key));
    if (found && found.fingerprint !== fingerprint(request)) {
      const message = `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`;
      throw new StripeError(400, 'idempotency_error', message);
    }
    return found;
  }

  /** Does the work after a moment in which the key is in use. Another request with it is refused meanwhile, with 409. */
  async use<T>(key: string | undefined, work: () => T): Promise<T> {
    if (key === undefined) return work();
    if (this.#inUse.has(key)) {
      const message = `There is currently another in-progress request using this Stripe idempotency key: ${key}`;
      throw new StripeError(409, 'idempotency_error', message, 'idempotency_key_in_use');
    }
    this.#inUse.add(key);
    try {
      await sleep(workMs);
      return work();
    } finally {
      this.#inUse.delete(key);
    }
  }

  keep(key: string, request: string, made: Answer): void {
    this.#answers.save({ id: idOf(key), fingerprint: fingerprint(request), ...made });
  }
}

function idOf(key: string): string {
  return `idempotency:${key}`;
}

function fingerprint(request: string): string {
  return createHash('sha256').update(request).digest('hex');
}

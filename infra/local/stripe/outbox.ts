import type { Provider } from './provider.ts';
import type { Delivery, Event } from './records.ts';
import * as z from 'zod';
import { Stripe } from 'stripe';
import { paging } from './parameters.ts';
import { call, pageOf, type Route } from './route.ts';
import { noSuch } from './stripe-error.ts';

const listed = z.strictObject({ ...paging, types: z.array(z.string()).max(20).optional() });

export const eventRoutes: Route[] = [
  call('GET', '/v1/events', listed, ({ types, ...page }, provider) => {
    const all = provider.ledger.events.all().filter((one) => !types || types.includes(one.type));
    return pageOf('/v1/events', all, page, eventWire);
  }),
  call('GET', '/v1/events/:id', z.strictObject({}), (_, provider, id) => {
    const found = provider.ledger.events.find(id);
    if (!found) throw noSuch('event', id);
    return eventWire(found);
  }),
];

function eventWire(one: Event): object {
  return {
    id: one.id,
    object: 'event',
    api_version: Stripe.API_VERSION,
    created: one.created,
    data: {
      object: one.object,
      ...(one.previous !== undefined && { previous_attributes: one.previous }),
    },
    livemode: false,
    type: one.type,
  };
}

/** Faults that a test requests. There are none at the start, also after a restart. */
export const faults = z.strictObject({
  /**
   * `down` refuses connections, `slow` does the work but responds late, `error` does nothing and returns an error, which
   * an idempotency key keeps,
   * `hangs` does nothing and never responds, `loses` does the work and drops the connection.
   */
  mode: z.enum(['none', 'down', 'slow', 'error', 'hangs', 'loses']),
  drop_webhooks: z.boolean().default(false),
  duplicate_webhooks: z.boolean().default(false),
});

export type Faults = z.infer<typeof faults>;

export const noFaults: Faults = { mode: 'none', drop_webhooks: false, duplicate_webhooks: false };

/** Longer than the callers' short timeouts. The work itself is done immediately. */
export const slowMs = 12_000;

/** Retry delays in seconds; Stripe's are hours, too long for local use. */
const retrySeconds = [1, 2, 5, 10, 30];
const mostAttempts = 20;
const timeOutMs = 10_000;

type OutboxOptions = {
  provider: Provider;
  webhookUrl: string;
  webhookSecret: string;
  faults: () => Faults;
};

/** Delivers pending webhooks, oldest first, signed; retries until the response is 2xx. */
export class Outbox {
  readonly #options: OutboxOptions;
  #rounds = Promise.resolve();
  #timer: NodeJS.Timeout | undefined;
  readonly #closing = new AbortController();

  constructor(options: OutboxOptions) {
    this.#options = options;
  }

  /** Tries everything that is due, and resolves when each has been tried. Rounds do not overlap. */
  async flush(): Promise<void> {
    this.#rounds = this.#rounds
      .then(() => this.#run())
      .catch((error: unknown) => console.error('Webhooks are not being sent:', error));
    await this.#rounds;
  }

  async close(): Promise<void> {
    this.#closing.abort();
    clearTimeout(this.#timer);
    await this.#rounds;
  }

  async #run(): Promise<void> {
    for (let due = this.#due(); due.length > 0; due = this.#due()) {
      for (const one of due) if (!this.#closed()) await this.#send(one);
    }
    this.#sleep();
  }

  #closed(): boolean {
    return this.#closing.signal.aborted;
  }

  #due(): Delivery[] {
    if (this.#closed()) return [];
    return this.#waiting().filter(({ nextAt }) => nextAt <= Date.now());
  }

  #waiting(): Delivery[] {
    const all = this.#options.provider.ledger.deliveries.all();
    return all.filter(({ state }) => state === 'waiting').toReversed();
  }

  #sleep(): void {
    clearTimeout(this.#timer);
    if (this.#closed()) return;
    const next = Math.min(...this.#waiting().map(({ nextAt }) => nextAt));
    if (!Number.isFinite(next)) return;
    this.#timer = setTimeout(() => void this.flush(), Math.max(10, next - Date.now()));
    this.#timer.unref();
  }

  async #send(one: Delivery): Promise<void> {
    const { provider, faults } = this.#options;
    const attempts = one.attempts + 1;
    const { drop_webhooks: drops, duplicate_webhooks: duplicates } = faults();
    if (drops) {
      provider.ledger.deliveries.save({ ...one, attempts, state: 'dropped', answer: null });
      return;
    }
    const answer = await this.#post(one);
    if (duplicates) await this.#post(one);
    if (this.#closed()) return;
    const isDone = /^2\d\d$/.test(answer);
    const wait = retrySeconds[Math.min(one.attempts, retrySeconds.length - 1)] ?? 0;
    const state = attempts >= mostAttempts ? 'given up' : 'waiting';
    provider.ledger.deliveries.save({
      ...one,
      attempts,
      answer,
      state: isDone ? 'delivered' : state,
      nextAt: Date.now() + wait * 1000,
    });
  }

  /** The response status, or the error if there was none. */
  async #post(one: Delivery): Promise<string> {
    const { provider, webhookUrl, webhookSecret } = this.#options;
    const event = provider.ledger.events.find(one.event);
    if (!event) throw new Error(`the delivery ${one.id} has no event`);
    const body = JSON.stringify(eventWire(event), null, 2);
    const headers = {
      'content-type': 'application/json; charset=utf-8',
      'user-agent': 'Stripe/1.0 (the local payment provider)',
      // By the wall clock, since the receiver compares it with its own.
      'stripe-signature': Stripe.webhooks.generateTestHeaderString({
        payload: body,
        secret: webhookSecret,
      }),
    };
    const signal = AbortSignal.any([this.#closing.signal, AbortSignal.timeout(timeOutMs)]);
    try {
      const answer = await fetch(webhookUrl, {
        method: 'POST',
        body,
        headers,
        signal,
        redirect: 'manual',
      });
      await answer.arrayBuffer();
      return String(answer.status);
    } catch (error) {
      return error instanceof Error ? error.message : String(error);
    }
  }
}

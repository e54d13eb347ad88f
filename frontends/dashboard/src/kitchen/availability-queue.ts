import * as z from '@menuleaf/shared/contracts/schema.ts';
import { ApiError } from '@menuleaf/shared/browser/client/api-error.ts';
import { availabilityQueueName } from '@menuleaf/shared/browser/storage-names.ts';
import type { Availability } from '../availability/availability.ts';

const change = z.object({
  name: z.string(),
  is_available: z.boolean(),
  sold_out_until: z.nullable(z.string()),
  /** By this device's clock. */
  at: z.number(),
});
/** An item's new availability, with its name for messages. */
export type Change = Omit<z.infer<typeof change>, 'at'>;
type Queued = z.infer<typeof change>;

const kept = z.record(z.string(), change);
type Changes = Readonly<Record<string, Queued>>;

/** Whether a retry may work: no response, rate limit, server error, or expired session. */
const isForLater = (error: unknown) =>
  !(error instanceof ApiError) || [0, 401, 429].includes(error.status) || error.status >= 500;

/** Whether the other changes may get through all the same. */
const isOfOne = (error: unknown) => error instanceof ApiError && error.status >= 500;

/**
 * Seconds within which a change counts as made when it arrives: a tap on a slow network is not to seem older than the
 * one before it, which took longer.
 */
const freshSeconds = 10;

/** How long a change has waited, by one and the same clock: that of the device may be wrong. */
function waited({ at }: Queued) {
  const seconds_ago = (Date.now() - at) / 1000;
  return seconds_ago < freshSeconds ? {} : { seconds_ago };
}

/** Each owner's own: the next person on the device leaves it alone. */
const storedAt = (owner: string) => `${availabilityQueueName}-${owner}`;

function read(owner: string): Changes {
  try {
    const text = localStorage.getItem(storedAt(owner));
    return (text === null ? undefined : kept.safeParse(JSON.parse(text)).data) ?? {};
  } catch {
    return {};
  }
}

/** False if storage is blocked: unsent changes last as long as the page. */
function write(owner: string, changes: Changes): boolean {
  try {
    if (Object.keys(changes).length === 0) localStorage.removeItem(storedAt(owner));
    else localStorage.setItem(storedAt(owner), JSON.stringify(changes));
    return true;
  } catch {
    return false;
  }
}

type Means = {
  send: (id: string, to: Availability & { seconds_ago?: number }) => Promise<unknown>;
  /** The server has it; called before it leaves the queue, to avoid flicker. */
  onSent: (id: string, to: Availability) => void;
  onRefused: (to: Change, error: unknown) => void;
  /** The queue is empty. */
  onEmpty: () => void;
};

/**
 * Queue of an owner's unsent availability changes, the latest per item. Persisted on the device until sent, and shared
 * by its tabs; sending is idempotent, and what another device decided since then stays.
 */
export function availabilityQueue(owner: string, { send, onSent, onRefused, onEmpty }: Means) {
  let changes = read(owner);
  let isStored = true;
  let isSending = false;
  let isStuck = false;
  /** The server asked for no calls before. */
  let pausedUntil = 0;
  const watching = new Set<() => void>();
  const show = (next: Changes) => {
    changes = next;
    for (const notify of watching) notify();
  };
  const becomeStuck = (is: boolean) => {
    if (isStuck === is) return;
    isStuck = is;
    show(changes);
  };
  const become = (next: Changes) => {
    isStored = write(owner, next);
    show(next);
  };
  /** With what other tabs have changed since. */
  const latest = () => (isStored ? read(owner) : changes);
  const onStorage = ({ key }: StorageEvent) => {
    if (key === storedAt(owner)) show(latest());
  };
  /** What it failed of, if it is to be tried again. */
  const sendOne = async (id: string, to: Queued): Promise<unknown> => {
    const { name: _name, at: _at, ...availability } = to;
    try {
      await send(id, { ...availability, ...waited(to) });
      onSent(id, availability);
    } catch (error) {
      if (isForLater(error)) return error;
      onRefused(to, error);
    }
    // If it changed again meanwhile, that change is sent next.
    const { [id]: last, ...others } = latest();
    if (JSON.stringify(last) === JSON.stringify(to)) become(others);
    else show(latest());
    return undefined;
  };
  /** Tries each once: one that fails keeps no other waiting, unless none can get through. */
  const sendAll = async () => {
    const failed = new Set<string>();
    const next = () => Object.entries(changes).find(([id, { at }]) => !failed.has(`${id} ${at}`));
    for (let one = next(); one; one = next()) {
      const error = await sendOne(...one);
      if (error === undefined) continue;
      becomeStuck(true);
      failed.add(`${one[0]} ${one[1].at}`);
      const pause = error instanceof ApiError ? (error.retryAfter ?? 0) : 0;
      pausedUntil = Math.max(pausedUntil, Date.now() + pause * 1000);
      if (!isOfOne(error)) break;
    }
    becomeStuck(failed.size > 0);
  };
  const flush = async () => {
    if (isSending || Date.now() < pausedUntil) return;
    isSending = true;
    const before = changes;
    await sendAll();
    isSending = false;
    if (changes !== before && Object.keys(changes).length === 0) onEmpty();
  };
  return {
    current: () => changes,
    /** Whether the last try got no answer, though the device may believe that it is online. */
    isStuck: () => isStuck,
    subscribe: (notify: () => void) => {
      watching.add(notify);
      globalThis.addEventListener('storage', onStorage);
      return () => {
        watching.delete(notify);
        if (watching.size === 0) globalThis.removeEventListener('storage', onStorage);
      };
    },
    flush,
    change: (id: string, to: Change) => {
      become({ ...latest(), [id]: { ...to, at: Date.now() } });
      return flush();
    },
  };
}

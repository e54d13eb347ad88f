import * as z from '@menuleaf/shared/contracts/schema.ts';
import { ApiError } from '@menuleaf/shared/browser/client/api-error.ts';
import { availabilityQueueName } from '@menuleaf/shared/browser/storage-names.ts';
import type { Availability } from '../availability/availability.ts';

const change = z.object({
  name: z.string(),
  is_available: z.boolean(),
  sold_out_until: z.nullable(z.string()),
});
/** An item's new availability, with its name for messages. */
export type Change = z.infer<typeof change>;

const kept = z.object({ owner: z.string(), changes: z.record(z.string(), change) });
type Changes = Readonly<Record<string, Change>>;

/** Whether a retry may work: no response, rate limit, server error, or expired session. */
const isForLater = (error: unknown) =>
  !(error instanceof ApiError) || [0, 401, 429].includes(error.status) || error.status >= 500;

function read(owner: string): Changes {
  try {
    const text = localStorage.getItem(availabilityQueueName);
    const found = text === null ? undefined : kept.safeParse(JSON.parse(text)).data;
    return found?.owner === owner ? found.changes : {};
  } catch {
    return {};
  }
}

/** False if storage is blocked: unsent changes last as long as the page. */
function write(owner: string, changes: Changes): boolean {
  try {
    if (Object.keys(changes).length === 0) localStorage.removeItem(availabilityQueueName);
    else localStorage.setItem(availabilityQueueName, JSON.stringify({ owner, changes }));
    return true;
  } catch {
    return false;
  }
}

type Means = {
  send: (id: string, to: Availability) => Promise<unknown>;
  /** The server has it; called before it leaves the queue, to avoid flicker. */
  onSent: (id: string, to: Availability) => void;
  onRefused: (to: Change, error: unknown) => void;
  /** The queue is empty. */
  onEmpty: () => void;
};

/**
 * Queue of an owner's unsent availability changes, the latest per item. Persisted on the device until sent, and shared
 * by its tabs; sending is idempotent.
 */
export function availabilityQueue(owner: string, { send, onSent, onRefused, onEmpty }: Means) {
  let changes = read(owner);
  let isStored = true;
  let isSending = false;
  let isStuck = false;
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
    if (key === availabilityQueueName) show(latest());
  };
  const sendOne = async (id: string, to: Change) => {
    const { name: _name, ...availability } = to;
    try {
      await send(id, availability);
      onSent(id, availability);
    } catch (error) {
      if (isForLater(error)) {
        becomeStuck(true);
        return false;
      }
      onRefused(to, error);
    }
    becomeStuck(false);
    // If it changed again meanwhile, that change is sent next.
    const { [id]: last, ...others } = latest();
    if (JSON.stringify(last) === JSON.stringify(to)) become(others);
    else show(latest());
    return true;
  };
  const flush = async () => {
    if (isSending) return;
    isSending = true;
    const before = changes;
    let goesOn = Object.keys(before).length > 0;
    while (goesOn) {
      const [first] = Object.entries(changes);
      goesOn = first !== undefined && (await sendOne(...first));
    }
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
      become({ ...latest(), [id]: to });
      return flush();
    },
  };
}

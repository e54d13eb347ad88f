import type { Running } from '../running.ts';
import { loadNotifications } from '../storage/buckets.ts';
import type { Storage } from '../storage/start-storage.ts';
import { loadEventSources } from '../table/event-sources.ts';
import { deleteExpired } from '../table/expiry.ts';
import { loadFunctions } from './functions.ts';
import { loadSchedules } from './schedules.ts';

const expiryEveryMs = 30_000;

/** Every function, and all that wakes one: changes of a table, objects in a bucket, the clock. */
export function startFunctions(
  { deployment, principals, dataDir, ends }: Running,
  { tables, engineUrl, tell }: Storage,
  environment: Record<string, string>,
) {
  const functions = loadFunctions(deployment, principals, environment);
  ends.defer(async () => {
    await Promise.all([...functions.values()].map((fn) => fn.close()));
  });
  const sources = loadEventSources(deployment, functions, tables, { engineUrl, dataDir });
  ends.defer(async () => {
    await Promise.all(sources.map((source) => source.close()));
  });
  tell({
    changed: () => sources.forEach((source) => source.wake()),
    notify: loadNotifications(deployment, functions),
  });
  const schedules = loadSchedules(deployment, functions);
  ends.defer(() => schedules.close());
  const sweep = setInterval(() => {
    for (const table of tables)
      void deleteExpired(engineUrl, table, new Date()).catch((error: unknown) =>
        console.error(`Expiry: ${String(error)}`),
      );
  }, expiryEveryMs);
  ends.defer(() => clearInterval(sweep));
  return { functions, schedules };
}

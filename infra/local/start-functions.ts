import { loadQueueSources } from './queue-sources.ts';
import type { Running } from './running.ts';
import { loadNotifications } from './storage/buckets.ts';
import type { Storage } from './storage/start-storage.ts';
import { loadEventSources } from './event-sources.ts';
import { ExpirySweeper } from './table/expiry-sweeper.ts';
import { asyncInvocations } from './functions/async-invocations.ts';
import { loadFunctions } from './functions/functions.ts';
import { loadSchedules } from './functions/schedules.ts';

/** Starts all functions and everything that triggers them: table changes, bucket notifications, schedules. */
export function startFunctions(
  { deployment, principals, queues, faults, sandboxes, dataDir, ends }: Running,
  { tables, engineUrl, setListeners: tell }: Storage,
  environment: Record<string, string>,
) {
  const functions = loadFunctions(deployment, principals, {
    endpoints: environment,
    sandboxes,
  });
  ends.defer(async () => {
    await Promise.all([...functions.values()].map((fn) => fn.close()));
  });
  const sources = loadEventSources(deployment, functions, tables, {
    engineUrl,
    queues,
    dataDir,
    faults,
  });
  ends.defer(async () => {
    await Promise.all(sources.map((source) => source.close()));
  });
  const listeners = loadQueueSources(deployment, { functions, queues, faults });
  ends.defer(async () => {
    await Promise.all(listeners.map((source) => source.close()));
  });
  const invokeAsync = asyncInvocations(deployment, functions, { queues, dataDir });
  const wake = () => sources.forEach((source) => source.wake());
  const sweeper = new ExpirySweeper(engineUrl, tables, wake);
  ends.defer(() => sweeper.close());
  tell({
    changed: () => {
      sweeper.changed();
      wake();
    },
    notify: loadNotifications(deployment, invokeAsync, faults),
    invoke: (functionArn, event) => functions.get(functionArn)?.invoke(event),
  });
  const schedules = loadSchedules(deployment, functions, invokeAsync);
  ends.defer(() => schedules.close());
  return { functions, schedules };
}

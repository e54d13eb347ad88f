import { loadNotifications } from '../storage/buckets.ts';
import { loadEventSources } from '../table/event-sources.ts';
import { ExpirySweeper } from '../table/expiry-sweeper.ts';
import { asyncInvocations } from './async-invocations.ts';
import { loadFunctions } from './functions.ts';
import { loadSchedules } from './schedules.ts';
/** Every function, and all that wakes one: changes of a table, objects in a bucket, the clock. */
export function startFunctions(
  { deployment, principals, queues, dataDir, ends },
  { tables, engineUrl, tell },
  environment,
) {
  const functions = loadFunctions(deployment, principals, environment);
  ends.defer(async () => {
    await Promise.all([...functions.values()].map((fn) => fn.close()));
  });
  const sources = loadEventSources(deployment, functions, tables, { engineUrl, queues, dataDir });
  ends.defer(async () => {
    await Promise.all(sources.map((source) => source.close()));
  });
  const invokeAsync = asyncInvocations(deployment, functions, queues);
  const wake = () => sources.forEach((source) => source.wake());
  const sweeper = new ExpirySweeper(engineUrl, tables, wake);
  ends.defer(() => sweeper.close());
  tell({
    changed: () => {
      sweeper.changed();
      wake();
    },
    notify: loadNotifications(deployment, invokeAsync),
    invoke: (functionArn, event) => functions.get(functionArn)?.invoke(event),
  });
  const schedules = loadSchedules(deployment, functions, invokeAsync);
  ends.defer(() => schedules.close());
  return { functions, schedules };
}

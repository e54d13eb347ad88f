import type { Running } from './running.ts';
import { loadNotifications } from './storage/buckets.ts';
import type { Storage } from './storage/start-storage.ts';
import { loadEventSources } from './event-sources.ts';
import { ExpirySweeper } from './table/expiry-sweeper.ts';
import { asyncInvocations } from './functions/async-invocations.ts';
import { loadFunctions } from './functions/functions.ts';
import { loadSchedules } from './functions/schedules.ts';
import * as z from 'zod';
import type { Faults } from './faults.ts';
import type { LambdaFunction } from './functions/lambda-function.ts';
import type { Deployment, Resource } from './stack/deployment.ts';
import { QueueSource } from './queue-source.ts';
import { destination, type Queues } from './queues/queues.ts';

const mappingSchema = z.object({
  EventSourceArn: z.string(),
  FunctionName: z.string(),
  BatchSize: z.number().default(10),
  FunctionResponseTypes: z.array(z.string()).default([]),
  ScalingConfig: z.object({ MaximumConcurrency: z.number().min(2) }).optional(),
});
const queueSchema = z.object({ VisibilityTimeout: z.number().default(30) });
const functionSchema = z.object({ Timeout: z.number().default(3) });

/** Concurrent batches per queue: enough to trigger races between batches, few enough for a laptop's memory. */
const mostBatches = 2;

type Sources = { functions: ReadonlyMap<string, LambdaFunction>; queues: Queues; faults: Faults };

function sourceOf(
  deployment: Deployment,
  resource: Resource,
  { functions, queues, faults }: Sources,
): QueueSource {
  const { EventSourceArn: queueArn, ...mapping } = resource.read(mappingSchema);
  const queue = destination(queues, queueArn);
  const target = deployment.find('AWS::Lambda::Function', mapping.FunctionName);
  const fn = functions.get(target.attributes.Arn ?? '');
  if (!fn || !queue) throw new Error(`${resource.ref} has no function or no queue`);
  const { VisibilityTimeout } = deployment.find('AWS::SQS::Queue', queueArn).read(queueSchema);
  // AWS refuses this too: a message in progress would be delivered again.
  if (VisibilityTimeout < target.read(functionSchema).Timeout) {
    throw new Error(`${queueArn} shows a message again while ${fn.name} may still be at it`);
  }
  return new QueueSource({
    queue,
    queueArn,
    batchSize: mapping.BatchSize,
    batchesAtOnce: Math.min(mapping.ScalingConfig?.MaximumConcurrency ?? mostBatches, mostBatches),
    visibilityMs: VisibilityTimeout * 1000,
    reportsFailures: mapping.FunctionResponseTypes.includes('ReportBatchItemFailures'),
    invoke: (event) => fn.invoke(event),
    faults,
  });
}

/** Loads every event source mapping on a queue. */
const loadQueueSources = (deployment: Deployment, sources: Sources): QueueSource[] =>
  deployment
    .ofType('AWS::Lambda::EventSourceMapping')
    .filter((resource) => resource.read(mappingSchema).EventSourceArn.includes(':sqs:'))
    .map((resource) => sourceOf(deployment, resource, sources));

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

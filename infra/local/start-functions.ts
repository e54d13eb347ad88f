import type { Running } from './running.ts';
import { loadNotifications } from './storage/buckets.ts';
import type { Storage } from './storage/start-storage.ts';
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
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { streamFailureRecord } from './queues/failure-records.ts';
import { shortHash } from './stack/resource-types.ts';
import { EventSource, type EventSourceOptions } from './event-source.ts';
import { StreamReader } from './table/stream-reader.ts';
import { StreamTail } from './table/stream-tail.ts';
import type { Table } from './table/tables.ts';

const streamMappingSchema = z.object({
  EventSourceArn: z.string(),
  FunctionName: z.string(),
  BatchSize: z.number().default(100),
  ParallelizationFactor: z.number().default(1),
  BisectBatchOnFunctionError: z.boolean().default(false),
  MaximumRetryAttempts: z.number().default(10_000),
  FunctionResponseTypes: z.array(z.string()).default([]),
  FilterCriteria: z.object({ Filters: z.array(z.object({ Pattern: z.string() })) }).optional(),
  DestinationConfig: z.object({ OnFailure: z.object({ Destination: z.string() }) }).optional(),
});

type Feeding = { engineUrl: string; queues: Queues; dataDir: string; faults: Faults };

/** Loads every event source mapping on a table's stream. Failed batches go to the mapping's on-failure queue. */
function loadEventSources(
  deployment: Deployment,
  functions: Map<string, LambdaFunction>,
  tables: readonly Table[],
  { engineUrl, queues, dataDir, faults }: Feeding,
): EventSource[] {
  const tails = new Map<string, StreamTail>();
  const options = deployment
    .ofType('AWS::Lambda::EventSourceMapping')
    .filter((resource) => resource.read(streamMappingSchema).EventSourceArn.includes(':dynamodb:'))
    .map((resource): EventSourceOptions => {
      const mapping = resource.read(streamMappingSchema);
      const { ref, attributes } = deployment.find('AWS::Lambda::Function', mapping.FunctionName);
      const fn = functions.get(attributes.Arn ?? '');
      const table = tables.find((it) => it.streamArn === mapping.EventSourceArn);
      if (!fn || !table?.engineStreamArn)
        throw new Error(`${resource.ref} has no function or no stream`);
      const position = join(dataDir, 'streams', shortHash(resource.ref));
      const queue = destination(queues, mapping.DestinationConfig?.OnFailure.Destination);
      const tail = tails.get(table.streamArn) ?? new StreamTail(engineUrl, table.engineStreamArn);
      tails.set(table.streamArn, tail);
      return {
        reader: new StreamReader(tail, position),
        batchSize: mapping.BatchSize,
        batchesAtOnce: Math.min(mapping.ParallelizationFactor, mostBatches),
        filters: (mapping.FilterCriteria?.Filters ?? []).map((it): unknown =>
          JSON.parse(it.Pattern),
        ),
        delivery: {
          invoke: async (event) => {
            const Records = event.Records.map((record) => ({
              ...record,
              eventSourceARN: table.streamArn,
            }));
            const { twice, lateMs } = faults.now;
            if (lateMs > 0) await wait(lateMs);
            if (twice) await fn.invoke({ Records });
            return fn.invoke({ Records });
          },
          retries: mapping.MaximumRetryAttempts,
          bisects: mapping.BisectBatchOnFunctionError,
          reportsFailures: mapping.FunctionResponseTypes.includes('ReportBatchItemFailures'),
          pauseMs: 200,
          onExhausted: (records, reason) => {
            console.error(`${ref} gave up ${records.length} records: ${reason}`);
            const { shardId } = tail;
            const from = { streamArn: table.streamArn, shardId };
            const tries = mapping.MaximumRetryAttempts + 1;
            queue?.send(streamFailureRecord(attributes.Arn ?? ref, from, records, tries));
          },
        },
      };
    });
  // Create all readers first: the stream is read once for all of them, from the slowest one's position.
  return options.map((each) => new EventSource(each));
}

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

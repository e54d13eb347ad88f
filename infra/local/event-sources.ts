import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import * as z from 'zod';
import type { Faults } from './faults.ts';
import type { LambdaFunction } from './functions/lambda-function.ts';
import { streamFailureRecord } from './queues/failure-records.ts';
import { destination, type Queues } from './queues/queues.ts';
import type { Deployment } from './stack/deployment.ts';
import { shortHash } from './stack/resource-types.ts';
import { EventSource, type EventSourceOptions } from './event-source.ts';
import { StreamReader } from './table/stream-reader.ts';
import { StreamTail } from './table/stream-tail.ts';
import type { Table } from './table/tables.ts';

const mappingSchema = z.object({
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

/** Concurrent batches per mapping: enough to trigger races between batches, few enough for a laptop's memory. */
const mostBatches = 2;

type Feeding = { engineUrl: string; queues: Queues; dataDir: string; faults: Faults };

/** Loads every event source mapping on a table's stream. Failed batches go to the mapping's on-failure queue. */
export function loadEventSources(
  deployment: Deployment,
  functions: Map<string, LambdaFunction>,
  tables: readonly Table[],
  { engineUrl, queues, dataDir, faults }: Feeding,
): EventSource[] {
  const tails = new Map<string, StreamTail>();
  const options = deployment
    .ofType('AWS::Lambda::EventSourceMapping')
    .filter((resource) => resource.read(mappingSchema).EventSourceArn.includes(':dynamodb:'))
    .map((resource): EventSourceOptions => {
      const mapping = resource.read(mappingSchema);
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

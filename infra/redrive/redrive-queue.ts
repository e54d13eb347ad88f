import {
  ChangeMessageVisibilityCommand,
  DeleteMessageCommand,
  type Message,
  ReceiveMessageCommand,
  SQSClient,
} from '@aws-sdk/client-sqs';
import { InvokeCommand, LambdaClient } from '@aws-sdk/client-lambda';
import * as z from 'zod';
import { type DeadLetter, isTick, readLetter, type StreamBatch } from './dead-letter.ts';
import {
  DynamoDBStreamsClient,
  GetRecordsCommand,
  GetShardIteratorCommand,
  type _Record,
} from '@aws-sdk/client-dynamodb-streams';
import { type Slice, slices } from '@menuleaf/shared/contracts/slices.ts';
import { stageParameters } from '../deploy/stage-parameters.ts';
import { definitionOf } from '../stacks/slices.ts';

/** A function's dead-letter queue, named `<slice>/<function>`. */
type DeadLetterQueue = {
  name: string;
  url: string;
  /** The function that listens to its bus events, if any. */
  listener?: string | undefined;
  /** Prefixes of table changes it follows. */
  leadingKeys: readonly string[];
};

const addresses = z.record(z.string(), z.string());

function leadingKeysOf(slice: Slice, entry: string): string[] {
  const fn = definitionOf(slice).eventFunctions.find((known) => known.entry === entry);
  return fn && 'onChangeOf' in fn.wakes ? fn.wakes.onChangeOf.map((key) => key.leadingKey) : [];
}

type Parameter = Parameters<typeof stageParameters>[1][number];

async function readAddresses(stage: string, names: readonly Parameter[]) {
  const values = await stageParameters(stage, names);
  return (name: Parameter) => addresses.parse(JSON.parse(values.get(name) ?? '{}'));
}

async function allQueues(stage: string): Promise<DeadLetterQueue[]> {
  const failed = slices.map((slice) => `${slice}/failed-queues` as const);
  const queuesOf = await readAddresses(stage, ['events/failed-queues', ...failed]);
  const listenersOf = await readAddresses(
    stage,
    slices.map((slice) => `${slice}/listeners` as const),
  );
  const ofSlices = slices.flatMap((slice) =>
    Object.entries(queuesOf(`${slice}/failed-queues`)).map(([entry, url]): DeadLetterQueue => ({
      name: `${slice}/${entry}`,
      url,
      listener: listenersOf(`${slice}/listeners`)[entry],
      leadingKeys: leadingKeysOf(slice, entry),
    })),
  );
  const ofEvents = Object.entries(queuesOf('events/failed-queues')).map(
    ([entry, url]): DeadLetterQueue => ({
      name: `events/${entry}`,
      url,
      // All of them: the function filters by itself.
      leadingKeys: [''],
    }),
  );
  return [...ofEvents, ...ofSlices];
}

/** A stage's queues, or the given one. Throws for an unknown name. */
export async function deadLetterQueues(stage: string, named?: string): Promise<DeadLetterQueue[]> {
  const all = await allQueues(stage);
  if (all.length === 0) throw new Error(`Stage ${stage} has no queues: is it deployed?`);
  const chosen = all.filter(({ name }) => named === undefined || name === named);
  if (chosen.length > 0) return chosen;
  const known = all.map(({ name }) => `  ${name}`).join('\n');
  throw new Error(`Stage ${stage} has no queue ${named}. It has:\n${known}`);
}

/** More pages than this without reaching the batch's end means another problem. */
const mostPages = 100;

const sequenceOf = ({ dynamodb }: _Record) => BigInt(dynamodb?.SequenceNumber ?? 0);

async function openIterator(client: DynamoDBStreamsClient, batch: StreamBatch) {
  const { ShardIterator } = await client.send(
    new GetShardIteratorCommand({
      StreamArn: batch.streamArn,
      ShardId: batch.shardId,
      ShardIteratorType: 'AT_SEQUENCE_NUMBER',
      SequenceNumber: batch.startSequenceNumber,
    }),
  );
  return ShardIterator;
}

/** In the function's format: times in seconds, bytes as base64. */
const asEvent = (record: _Record, streamArn: string): unknown => {
  const time = record.dynamodb?.ApproximateCreationDateTime;
  const whole = {
    ...record,
    eventSourceARN: streamArn,
    dynamodb: {
      ...record.dynamodb,
      ...(time && { ApproximateCreationDateTime: Math.floor(time.valueOf() / 1000) }),
    },
  };
  const text = JSON.stringify(whole, (_, value: unknown) =>
    value instanceof Uint8Array ? Buffer.from(value).toString('base64') : value,
  );
  return JSON.parse(text);
};

const isWanted = (record: _Record, leadingKeys: readonly string[]) =>
  leadingKeys.some((key) => record.dynamodb?.Keys?.['pk']?.S?.startsWith(key));

/**
 * A batch's records with these key prefixes, from the stream, which keeps them for a day. Throws
 * TrimmedDataAccessException for older ones.
 */
async function streamRecords(
  batch: StreamBatch,
  leadingKeys: readonly string[],
): Promise<unknown[]> {
  const client = new DynamoDBStreamsClient();
  const end = BigInt(batch.endSequenceNumber);
  const found: _Record[] = [];
  let iterator = await openIterator(client, batch);
  for (let page = 0; iterator !== undefined && page < mostPages; page += 1) {
    const { Records = [], NextShardIterator } = await client.send(
      new GetRecordsCommand({ ShardIterator: iterator }),
    );
    found.push(...Records.filter((record) => sequenceOf(record) <= end));
    if (Records.some((record) => sequenceOf(record) >= end)) break;
    iterator = NextShardIterator;
  }
  return found
    .filter((record) => isWanted(record, leadingKeys))
    .map((record) => asEvent(record, batch.streamArn));
}

const partial = z.object({ batchItemFailures: z.array(z.unknown()).min(1) });

/** In the format of its queue. */
const fromQueue = (body: string) => ({
  Records: [{ messageId: 'redriven', eventSource: 'aws:sqs', body }],
});

async function eventOf({ leadingKeys }: DeadLetterQueue, letter: DeadLetter): Promise<unknown> {
  if ('busEvent' in letter) return fromQueue(letter.busEvent);
  if ('event' in letter) return letter.event;
  return { Records: await streamRecords(letter.batch, leadingKeys) };
}

/** Invokes a function with its failed input and waits. Throws if it fails again. */
async function redriveLetter(queue: DeadLetterQueue, letter: DeadLetter): Promise<void> {
  const FunctionName = 'busEvent' in letter ? queue.listener : letter.functionArn;
  if (FunctionName === undefined) throw new Error(`${queue.name} listens to no events`);
  const Payload = JSON.stringify(await eventOf(queue, letter));
  const { FunctionError, Payload: answer } = await new LambdaClient().send(
    new InvokeCommand({ FunctionName, Payload }),
  );
  const said = answer?.transformToString() ?? 'null';
  if (FunctionError !== undefined) throw new Error(said);
  if (partial.safeParse(JSON.parse(said)).success) throw new Error(`Not all was done: ${said}`);
}

/** Longer than any function runs, so a letter being redriven is not received twice. */
const hiddenSeconds = 900;

/** A queue's result: letters left behind have a reason. */
export type Redriven = { moved: number; left: string[] };

/** Redrives all dead letters of a queue to its function. Those that fail again stay. */
export async function redriveQueue(queue: DeadLetterQueue): Promise<Redriven> {
  const client = new SQSClient({ useQueueUrlAsEndpoint: false });
  const ticked = new Set<string>();
  const done: Redriven = { moved: 0, left: [] };
  const held: Message[] = [];
  for (let message = await next(client, queue); message; message = await next(client, queue)) {
    try {
      const letter = readLetter(message);
      const wasRun = isTick(letter) && ticked.has(letter.functionArn);
      if (!wasRun) await redriveLetter(queue, letter);
      if (isTick(letter)) ticked.add(letter.functionArn);
      await client.send(new DeleteMessageCommand(placeOf(queue, message)));
      done.moved += 1;
    } catch (error) {
      held.push(message);
      done.left.push(error instanceof Error ? `${error.name}: ${error.message}` : String(error));
    }
  }
  for (const message of held) {
    const shown = { ...placeOf(queue, message), VisibilityTimeout: 0 };
    await client.send(new ChangeMessageVisibilityCommand(shown));
  }
  return done;
}

const placeOf = ({ url }: DeadLetterQueue, { ReceiptHandle }: Message) => ({
  QueueUrl: url,
  ReceiptHandle,
});

async function next(client: SQSClient, { url }: DeadLetterQueue): Promise<Message | undefined> {
  const { Messages } = await client.send(
    new ReceiveMessageCommand({
      QueueUrl: url,
      MessageAttributeNames: ['All'],
      VisibilityTimeout: hiddenSeconds,
      // Long polling asks all SQS servers: otherwise letters may be missed.
      WaitTimeSeconds: 2,
    }),
  );
  return Messages?.[0];
}

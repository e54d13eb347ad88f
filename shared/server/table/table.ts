import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import {
  BatchGetCommand,
  DeleteCommand,
  type DeleteCommandInput,
  DynamoDBDocumentClient,
  GetCommand,
  type GetCommandInput,
  PutCommand,
  type PutCommandInput,
  QueryCommand,
  type QueryCommandInput,
  TransactWriteCommand,
  type TransactWriteCommandInput,
  UpdateCommand,
  type UpdateCommandInput,
} from '@aws-sdk/lib-dynamodb';
import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { unavailable } from '../http-error.ts';
import { isTransient, wasMade } from './conditions.ts';

export type Key = { pk: string; sk: string };
export type StoredItem = Record<string, unknown> & Key;

type Action = NonNullable<TransactWriteCommandInput['TransactItems']>[number];
/** An action of a transaction, on this table unless it names another one. */
type WithoutTable<Of> = Of extends { TableName: string | undefined }
  ? Omit<Of, 'TableName'> & { TableName?: string }
  : never;
export type WriteAction = {
  Put?: WithoutTable<NonNullable<Action['Put']>>;
  Update?: WithoutTable<NonNullable<Action['Update']>>;
  Delete?: WithoutTable<NonNullable<Action['Delete']>>;
  ConditionCheck?: WithoutTable<NonNullable<Action['ConditionCheck']>>;
};

/**
 * Query page size: all rows of most owners. The embedded database reads all remaining rows before it cuts a page at 1
 * MB, so for large rows the limit is about twice the previous page, not the maximum each time.
 */
const maxPageSize = 1000;
const pageSize = (before: number | undefined) =>
  before === undefined ? maxPageSize : Math.min(maxPageSize, 2 * before + 1);

/** DynamoDB's limit for a batch of reads. */
const keysPerRequest = 100;
const nameOf = ({ pk, sk }: Record<string, unknown>) => `${String(pk)}\n${String(sk)}`;

/** Attempts and milliseconds: in total well below a Lambda's timeout, so that an outage gets a response. */
const patience = { maxAttempts: 3, requestTimeout: 2500, connectionTimeout: 1000 };

/** Milliseconds: the first and the longest retry delay. */
const pauses = { first: 20, longest: 320 };
const pause = (waitMs: number) => setTimeout(waitMs * (0.5 + Math.random()));

/** Retries when a write and a transaction conflict on an item, or a transaction is throttled. */
async function retryTransient<Reply>(attempt: () => Promise<Reply>): Promise<Reply> {
  for (let waitMs = pauses.first; ; waitMs *= 2) {
    try {
      return await attempt();
    } catch (error) {
      if (!isTransient(error) || waitMs > pauses.longest) throw error;
      await pause(waitMs);
    }
  }
}

export type Table = ReturnType<typeof openTable>;

function patientClient() {
  const client = new DynamoDBClient({
    maxAttempts: patience.maxAttempts,
    requestHandler: {
      requestTimeout: patience.requestTimeout,
      connectionTimeout: patience.connectionTimeout,
      throwOnRequestTimeout: true,
    },
  });
  // It copies every request and response for an unused log.
  client.middlewareStack.remove('loggerMiddleware');
  return client;
}

/** A table, for a slice's `*-store.ts`. Reads are consistent unless stated otherwise. */
export function openTable(tableName: string, dynamo = patientClient()) {
  const client = DynamoDBDocumentClient.from(dynamo, {
    marshallOptions: { removeUndefinedValues: true },
  });
  const tabled = <Parameters extends object>(parameters: Parameters) => ({
    TableName: tableName,
    ...parameters,
  });

  const queryPages = async (question: Omit<QueryCommandInput, 'TableName'>) => {
    const found: Record<string, unknown>[] = [];
    let start: Record<string, unknown> | undefined;
    let count: number | undefined;
    do {
      const paging = { Limit: pageSize(count), ConsistentRead: true, ExclusiveStartKey: start };
      const page = await client.send(new QueryCommand(tabled({ ...question, ...paging })));
      found.push(...(page.Items ?? []));
      count = page.Items?.length;
      start = page.LastEvaluatedKey;
    } while (start);
    return found;
  };

  return {
    name: tableName,

    async get(key: Key, options: Pick<GetCommandInput, 'ConsistentRead'> = {}) {
      const parameters = tabled({ Key: key, ConsistentRead: true, ...options });
      return (await client.send(new GetCommand(parameters))).Item;
    },

    /** Rows in key order, duplicates included; undefined if missing. */
    async getSeveral(wanted: readonly Key[], { mayBeOld = false } = {}) {
      const found = new Map<string, Record<string, unknown>>();
      // DynamoDB refuses duplicate keys.
      const each = new Map(wanted.map((key) => [nameOf(key), key]));
      let keys: Record<string, unknown>[] = [...each.values()];
      let waitMs = pauses.first;
      while (keys.length > 0) {
        const Keys = keys.slice(0, keysPerRequest);
        const request = { [tableName]: { Keys, ConsistentRead: !mayBeOld } };
        const reply = await client.send(new BatchGetCommand({ RequestItems: request }));
        for (const row of reply.Responses?.[tableName] ?? []) found.set(nameOf(row), row);
        const left = reply.UnprocessedKeys?.[tableName]?.Keys ?? [];
        keys = [...left, ...keys.slice(keysPerRequest)];
        if (left.length === 0) continue;
        // Keys are left out when throttled.
        if (waitMs > pauses.longest) throw unavailable();
        await pause(waitMs);
        waitMs *= 2;
      }
      return wanted.map((key) => found.get(nameOf(key)));
    },

    /** All rows of a partition with this sort key prefix, all pages; `attributes` limits the fields. */
    queryAll: (pk: string, skPrefix = '', attributes: string[] = []) =>
      queryPages({
        KeyConditionExpression: skPrefix ? 'pk = :pk AND begins_with(sk, :sk)' : 'pk = :pk',
        ExpressionAttributeValues: { ':pk': pk, ...(skPrefix && { ':sk': skPrefix }) },
        ...(attributes.length > 0 && { ProjectionExpression: attributes.join(', ') }),
      }),

    /** All rows of a partition with sort keys from `first` to `last`, in order, all pages. */
    queryBetween: (pk: string, first: string, last: string) =>
      queryPages({
        KeyConditionExpression: 'pk = :pk AND sk BETWEEN :first AND :last',
        ExpressionAttributeValues: { ':pk': pk, ':first': first, ':last': last },
      }),

    /** All rows of a partition with sort keys up to `sk`, in order, all pages. */
    queryUpTo: (pk: string, sk: string) =>
      queryPages({
        KeyConditionExpression: 'pk = :pk AND sk <= :sk',
        ExpressionAttributeValues: { ':pk': pk, ':sk': sk },
      }),

    /** The first rows of a partition. */
    async queryFirst(pk: string, limit: number) {
      const page = await client.send(
        new QueryCommand(
          tabled({
            KeyConditionExpression: 'pk = :pk',
            ExpressionAttributeValues: { ':pk': pk },
            ConsistentRead: true,
            Limit: limit,
          }),
        ),
      );
      return page.Items ?? [];
    },

    /** The first rows of a partition with sort keys after `sk`; an empty one starts at the beginning. */
    async queryAfter(pk: string, sk: string, limit: number) {
      const page = await client.send(
        new QueryCommand(
          tabled({
            KeyConditionExpression: sk === '' ? 'pk = :pk' : 'pk = :pk AND sk > :sk',
            ExpressionAttributeValues: { ':pk': pk, ...(sk !== '' && { ':sk': sk }) },
            ConsistentRead: true,
            Limit: limit,
          }),
        ),
      );
      return page.Items ?? [];
    },

    /** One page, in descending order. `before` is the last sort key of the previous page. */
    async queryLast(pk: string, limit: number, before?: string) {
      const page = await client.send(
        new QueryCommand(
          tabled({
            KeyConditionExpression: 'pk = :pk',
            ExpressionAttributeValues: { ':pk': pk },
            ScanIndexForward: false,
            Limit: limit,
            ...(before !== undefined && { ExclusiveStartKey: { pk, sk: before } }),
          }),
        ),
      );
      return { items: page.Items ?? [], next: page.LastEvaluatedKey?.sk };
    },

    async put(item: StoredItem, options: Omit<PutCommandInput, 'TableName' | 'Item'> = {}) {
      const command = () => client.send(new PutCommand(tabled({ Item: item, ...options })));
      await retryTransient(command);
    },

    async update(key: Key, options: Omit<UpdateCommandInput, 'TableName' | 'Key'>) {
      const parameters = tabled({ Key: key, ReturnValues: 'ALL_NEW' as const, ...options });
      const command = () => client.send(new UpdateCommand(parameters));
      return (await retryTransient(command)).Attributes;
    },

    async delete(key: Key) {
      await retryTransient(() => client.send(new DeleteCommand(tabled({ Key: key }))));
    },

    /** Deletes it if the condition holds; returns whether it did. */
    async deleteIf(key: Key, condition: Omit<DeleteCommandInput, 'TableName' | 'Key'>) {
      const parameters = tabled({ Key: key, ...condition });
      return wasMade(retryTransient(() => client.send(new DeleteCommand(parameters))));
    },

    /** Deletes and returns it: of several callers, one gets it. */
    async take(key: Key) {
      const parameters = tabled({ Key: key, ReturnValues: 'ALL_OLD' as const });
      return (await retryTransient(() => client.send(new DeleteCommand(parameters)))).Attributes;
    },

    /** All or nothing. At most 100 actions. Retries are idempotent: a response may have been lost. */
    async transact(actions: WriteAction[]) {
      const TransactItems = actions.map(({ Put, Update, Delete, ConditionCheck }) => ({
        ...(Put && { Put: tabled(Put) }),
        ...(Update && { Update: tabled(Update) }),
        ...(Delete && { Delete: tabled(Delete) }),
        ...(ConditionCheck && { ConditionCheck: tabled(ConditionCheck) }),
      }));
      const parameters = { TransactItems, ClientRequestToken: randomUUID() };
      await retryTransient(() => client.send(new TransactWriteCommand(parameters)));
    },
  };
}

import * as z from 'zod';
import type { Table } from './tables.ts';

type TableAccess = { action: string; table: string; leadingKeys: string[] };

const value = z.record(z.string(), z.unknown());
const item = z.record(z.string(), value);
const keyed = z.object({ TableName: z.string(), Key: item });
const put = z.object({ TableName: z.string(), Item: item });
const query = z.object({
  TableName: z.string(),
  KeyConditionExpression: z.string(),
  ExpressionAttributeNames: z.record(z.string(), z.string()).default({}),
  ExpressionAttributeValues: item.default({}),
});
const batchGet = z.object({
  RequestItems: z.record(z.string(), z.object({ Keys: z.array(item) })),
});
const batchWrite = z.object({
  RequestItems: z.record(
    z.string(),
    z.array(
      z.object({
        PutRequest: z.object({ Item: item }).optional(),
        DeleteRequest: z.object({ Key: item }).optional(),
      }),
    ),
  ),
});
const transactWrite = z.object({
  TransactItems: z.array(
    z.object({
      Put: put.optional(),
      Update: keyed.optional(),
      Delete: keyed.optional(),
      ConditionCheck: keyed.optional(),
    }),
  ),
});
const anyTable = z.object({ TableName: z.string() });

/** The text of a key value; a number or binary becomes JSON. */
const textOf = (of: z.infer<typeof value> | undefined) =>
  of && typeof of.S === 'string' ? of.S : JSON.stringify(of ?? null);

function queried(input: z.infer<typeof query>, partitionKey: string): string[] {
  const equality = /([#\w]+)\s*=\s*(:\w+)/g;
  for (const [, name = '', placeholder = ''] of input.KeyConditionExpression.matchAll(equality)) {
    const attribute = input.ExpressionAttributeNames[name] ?? name;
    if (attribute === partitionKey) return [textOf(input.ExpressionAttributeValues[placeholder])];
  }
  return [];
}

/** The IAM checks for a DynamoDB call: an action on a table, and the leading keys it touches. */
export function accessRequestsOf(
  operation: string,
  body: unknown,
  tables: readonly Table[],
): TableAccess[] {
  const partitionKey = (table: string) =>
    tables.find(({ name, arn }) => name === table || arn === table)?.partitionKey ?? 'pk';
  const one = (action: string, table: string, items: z.infer<typeof item>[]): TableAccess => ({
    action: `dynamodb:${action}`,
    table,
    leadingKeys: items.map((it) => textOf(it[partitionKey(table)])),
  });
  const onKey = (action: string, input: z.infer<typeof keyed> | undefined) =>
    input ? [one(action, input.TableName, [input.Key])] : [];
  const onPut = (input: z.infer<typeof put> | undefined) =>
    input ? [one('PutItem', input.TableName, [input.Item])] : [];
  switch (operation) {
    case 'GetItem':
    case 'UpdateItem':
    case 'DeleteItem':
      return onKey(operation, keyed.parse(body));
    case 'PutItem':
      return onPut(put.parse(body));
    case 'Query': {
      const input = query.parse(body);
      const leadingKeys = queried(input, partitionKey(input.TableName));
      return [{ action: 'dynamodb:Query', table: input.TableName, leadingKeys }];
    }
    case 'BatchGetItem':
      return Object.entries(batchGet.parse(body).RequestItems).map(([table, { Keys }]) =>
        one('BatchGetItem', table, Keys),
      );
    case 'BatchWriteItem':
      return Object.entries(batchWrite.parse(body).RequestItems).map(([table, writes]) =>
        one(
          'BatchWriteItem',
          table,
          writes.flatMap(({ PutRequest, DeleteRequest }) => [
            ...(PutRequest ? [PutRequest.Item] : []),
            ...(DeleteRequest ? [DeleteRequest.Key] : []),
          ]),
        ),
      );
    case 'TransactWriteItems': {
      const each = transactWrite
        .parse(body)
        .TransactItems.flatMap((it) => [
          ...onPut(it.Put),
          ...onKey('UpdateItem', it.Update),
          ...onKey('DeleteItem', it.Delete),
          ...onKey('ConditionCheckItem', it.ConditionCheck),
        ]);
      // AWS does not document whether each is judged by itself; one statement that allows all suits both.
      return Map.groupBy(each, ({ action, table }) => `${action} ${table}`)
        .values()
        .flatMap(([first, ...more]) =>
          first
            ? [{ ...first, leadingKeys: [first, ...more].flatMap((it) => it.leadingKeys) }]
            : [],
        )
        .toArray();
    }
    default:
      return [
        { action: `dynamodb:${operation}`, table: anyTable.parse(body).TableName, leadingKeys: [] },
      ];
  }
}

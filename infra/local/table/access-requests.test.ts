import { accessRequestsOf } from './access-requests.ts';

const table = 'menuleaf';
const Key = { pk: { S: 'A#1' }, sk: { S: 'x' } };
const tables = [
  {
    name: table,
    arn: '',
    streamArn: '',
    engineStreamArn: undefined,
    partitionKey: 'pk',
    keys: ['pk', 'sk'],
    expiryAttribute: undefined,
  },
];

describe('what a call to the table asks of IAM', () => {
  test('a query is judged by its partition key, behind names and placeholders too', () => {
    const body = {
      TableName: table,
      KeyConditionExpression: '#k = :k AND begins_with(sk, :s)',
      ExpressionAttributeNames: { '#k': 'pk' },
      ExpressionAttributeValues: { ':k': { S: 'A#1' }, ':s': { S: 'M' } },
    };
    const asked = accessRequestsOf('Query', body, tables);
    expect(asked).toEqual([{ action: 'dynamodb:Query', table, leadingKeys: ['A#1'] }]);
  });

  test('a transaction asks for each kind of its parts, and for all of one kind at once', () => {
    const putting = (S: string) => ({ Put: { TableName: table, Item: { ...Key, pk: { S } } } });
    const body = {
      TransactItems: [
        putting('B#1'),
        { ConditionCheck: { TableName: table, Key } },
        putting('C#1'),
      ],
    };
    expect(accessRequestsOf('TransactWriteItems', body, tables)).toEqual([
      { action: 'dynamodb:PutItem', table, leadingKeys: ['B#1', 'C#1'] },
      { action: 'dynamodb:ConditionCheckItem', table, leadingKeys: ['A#1'] },
    ]);
  });
});

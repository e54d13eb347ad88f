import { isAllowed, statementSchema, type AccessRequest } from './policy.ts';

const table = 'arn:aws:dynamodb:us-east-1:000000000000:table/t';
const own = statementSchema.parse({
  Effect: 'Allow',
  Action: ['dynamodb:GetItem', 'dynamodb:Query'],
  Resource: table,
  Condition: { 'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': ['BILLING#*'] } },
});

const ask = (action: string, keys: string[], resource = table): AccessRequest => ({
  action,
  resource,
  keys: { 'dynamodb:LeadingKeys': keys },
});

describe('a policy', () => {
  test('allows what it names, on its own leading keys', () => {
    expect(isAllowed([own], ask('dynamodb:GetItem', ['BILLING#PLAN#1']))).toBe(true);
  });

  test.each([
    ['another slice’s key', ask('dynamodb:GetItem', ['IDENTITY#USER#1'])],
    ['one foreign key among its own', ask('dynamodb:GetItem', ['BILLING#1', 'IDENTITY#1'])],
    ['another action', ask('dynamodb:Scan', ['BILLING#1'])],
    ['another table', ask('dynamodb:GetItem', ['BILLING#1'], `${table}2`)],
  ])('refuses %s', (_, question) => {
    expect(isAllowed([own], question)).toBe(false);
  });

  test('a denial wins over an allowance, and wildcards and case of actions count', () => {
    const all = statementSchema.parse({ Effect: 'Allow', Action: 'DynamoDB:*', Resource: '*' });
    const never = statementSchema.parse({ Effect: 'Deny', Action: '*', Resource: table });
    expect(isAllowed([all], ask('dynamodb:DeleteItem', []))).toBe(true);
    expect(isAllowed([all, never], ask('dynamodb:DeleteItem', []))).toBe(false);
  });

  test('an operator that is not known is an error, never an allowance', () => {
    const odd = { ...own, Condition: { NumericLessThan: { 'a:b': ['1'] } } };
    expect(() => isAllowed([odd], ask('dynamodb:GetItem', []))).toThrow('NumericLessThan');
  });
});

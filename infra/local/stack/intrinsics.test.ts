import { resolve, type Scope } from './intrinsics.ts';

const scope: Scope = {
  ref: (name) => `ref-${name}`,
  attribute: (id, name) => `${id}.${name}`,
  dynamic: (reference) => `<${reference}>`,
};

describe('intrinsic functions', () => {
  test.each([
    [{ Ref: 'Table' }, 'ref-Table'],
    [{ 'Fn::GetAtt': ['Table', 'Arn'] }, 'Table.Arn'],
    [{ 'Fn::GetAtt': 'Table.Arn' }, 'Table.Arn'],
    [{ 'Fn::Join': ['-', ['a', { Ref: 'B' }]] }, 'a-ref-B'],
    [{ 'Fn::Sub': 'x ${A} ${B.Arn} ${!literal}' }, 'x ref-A B.Arn ${literal}'],
    [{ 'Fn::Sub': ['${Own}', { Own: { Ref: 'C' } }] }, 'ref-C'],
    ['{{resolve:secretsmanager:a}}', '<secretsmanager:a>'],
    [{ nested: [{ deep: { Ref: 'X' } }] }, { nested: [{ deep: 'ref-X' }] }],
  ])('%j becomes %j', (value, expected) => {
    expect(resolve(value, scope)).toEqual(expected);
  });

  test('a statement whose only field is Condition stays as it is', () => {
    const value = { Condition: { StringLike: { key: 'a*' } } };
    expect(resolve(value, scope)).toEqual(value);
  });

  test('an unknown function is refused by name', () => {
    expect(() => resolve({ 'Fn::ImportValue': 'x' }, scope)).toThrow('Fn::ImportValue');
  });
});

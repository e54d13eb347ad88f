import * as z from 'zod';
const oneOrMore = z
  .union([z.string(), z.array(z.string())])
  .transform((value) => (Array.isArray(value) ? value : [value]));
export const statementSchema = z.object({
  Effect: z.enum(['Allow', 'Deny']),
  Action: oneOrMore,
  Resource: oneOrMore.default(['*']),
  Condition: z.record(z.string(), z.record(z.string(), oneOrMore)).optional(),
  Principal: z.unknown().optional(),
});
export const documentSchema = z.object({ Statement: z.array(statementSchema) });
/** Each pattern is asked about thousands of times. */
const known = new Map();
function regExpOf(pattern) {
  const escaped = pattern.replaceAll(/[.+^${}()|[\]\\]/g, String.raw`\$&`);
  const made = new RegExp(`^${escaped.replaceAll('*', '.*').replaceAll('?', '.')}$`, 's');
  known.set(pattern, made);
  return made;
}
/** IAM's `*` and `?`. */
export const matches = (pattern, value) => (known.get(pattern) ?? regExpOf(pattern)).test(value);
const equals = (patterns, value) => patterns.includes(value);
const like = (patterns, value) => patterns.some((pattern) => matches(pattern, value));
const operators = {
  StringEquals: (patterns, values) => values.some((value) => equals(patterns, value)),
  StringLike: (patterns, values) => values.some((value) => like(patterns, value)),
  ArnLike: (patterns, values) => values.some((value) => like(patterns, value)),
  Bool: (patterns, values) => values.some((value) => equals(patterns, value)),
  // As on AWS: true as well when the request carries no such key.
  'ForAllValues:StringEquals': (patterns, values) => values.every((it) => equals(patterns, it)),
  'ForAllValues:StringLike': (patterns, values) => values.every((it) => like(patterns, it)),
};
function holds(condition, question) {
  return Object.entries(condition).every(([operator, tests]) => {
    const judge = operators[operator];
    if (!judge) throw new Error(`The local cloud does not know the IAM operator ${operator}`);
    return Object.entries(tests).every(([key, patterns]) => {
      const found = Object.entries(question.keys).find(
        ([name]) => name.toLowerCase() === key.toLowerCase(),
      );
      return judge(patterns, found?.[1] ?? []);
    });
  });
}
const applies = (statement, question) =>
  statement.Action.some((it) => matches(it.toLowerCase(), question.action.toLowerCase())) &&
  like(statement.Resource, question.resource) &&
  (!statement.Condition || holds(statement.Condition, question));
/** Whether the statements allow it: one that allows, none that denies. */
export function isAllowed(statements, question) {
  const applying = statements.filter((statement) => applies(statement, question));
  return (
    applying.some(({ Effect }) => Effect === 'Allow') &&
    !applying.some(({ Effect }) => Effect === 'Deny')
  );
}

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
export type Statement = z.output<typeof statementSchema>;

export const documentSchema = z.object({ Statement: z.array(statementSchema) });

/**
 * An access request: an action such as `dynamodb:Query` on an ARN, with the condition keys that the service fills in.
 */
export type AccessRequest = {
  action: string;
  resource: string;
  keys: Record<string, readonly string[]>;
};

/** Compiled patterns; each is tested thousands of times. */
const known = new Map<string, RegExp>();

function regExpOf(pattern: string): RegExp {
  const escaped = pattern.replaceAll(/[.+^${}()|[\]\\]/g, String.raw`\$&`);
  const made = new RegExp(`^${escaped.replaceAll('*', '.*').replaceAll('?', '.')}$`, 's');
  known.set(pattern, made);
  return made;
}

/** Matches with IAM's `*` and `?` wildcards. */
export const matches = (pattern: string, value: string): boolean =>
  (known.get(pattern) ?? regExpOf(pattern)).test(value);

const equals = (patterns: string[], value: string) => patterns.includes(value);
const like = (patterns: string[], value: string) =>
  patterns.some((pattern) => matches(pattern, value));

const operators: Record<string, (patterns: string[], values: readonly string[]) => boolean> = {
  StringEquals: (patterns, values) => values.some((value) => equals(patterns, value)),
  ArnEquals: (patterns, values) => values.some((value) => like(patterns, value)),
  ArnLike: (patterns, values) => values.some((value) => like(patterns, value)),
  Bool: (patterns, values) => values.some((value) => equals(patterns, value)),
  // As on AWS, also true when the request lacks the key.
  'ForAllValues:StringLike': (patterns, values) => values.every((it) => like(patterns, it)),
};

function conditionHolds(
  condition: NonNullable<Statement['Condition']>,
  question: AccessRequest,
): boolean {
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

const applies = (statement: Statement, question: AccessRequest) =>
  statement.Action.some((it) => matches(it.toLowerCase(), question.action.toLowerCase())) &&
  like(statement.Resource, question.resource) &&
  (!statement.Condition || conditionHolds(statement.Condition, question));

/** True if at least one statement allows the request and none denies it. */
export function isAllowed(statements: readonly Statement[], question: AccessRequest): boolean {
  const applying = statements.filter((statement) => applies(statement, question));
  return (
    applying.some(({ Effect }) => Effect === 'Allow') &&
    !applying.some(({ Effect }) => Effect === 'Deny')
  );
}

import type { core } from 'zod/mini';

type Issue = core.$ZodRawIssue;

/** `sort_order` as a label: Sort order. */
function nameOf({ path }: Issue): string {
  const step = path?.findLast((each) => typeof each === 'string') ?? 'this';
  const words = step
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll(/[_-]+/g, ' ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const kinds: Record<string, string> = {
  string: 'Must be text',
  number: 'Must be a number',
  int: 'Must be a whole number',
  boolean: 'Must be true or false',
  array: 'Must be a list',
  object: 'Must be an object with fields',
  record: 'Must be an object with fields',
};

const forms: Record<string, string> = {
  email: 'Enter a valid email address',
  url: 'Enter a web address, such as https://example.com',
  datetime: 'Must be a time, such as 2026-01-31T12:00:00Z',
};

function tooSmall(issue: Issue & { origin: string; minimum: number | bigint }): string {
  const { origin, minimum } = issue;
  if (origin === 'string') {
    return minimum === 1
      ? `${nameOf(issue)} is required`
      : `Must be at least ${minimum} characters`;
  }
  return origin === 'array' ? 'Must not be empty' : `Must be ${minimum} or more`;
}

const units: Record<string, string> = { string: ' characters', array: ' entries' };

/** User-facing error message for a field, where the contract has none of its own. */
export function fieldWords(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      if (issue.input === undefined) return `${nameOf(issue)} is required`;
      return kinds[issue.expected] ?? 'Is not the right type';
    case 'too_small':
      return tooSmall(issue);
    case 'too_big':
      return `Must be at most ${issue.maximum}${units[issue.origin] ?? ''}`;
    case 'invalid_format':
      return forms[issue.format] ?? 'Is not in the right format';
    case 'invalid_value':
      if (issue.input === undefined) return `${nameOf(issue)} is required`;
      return `Must be ${issue.values.map(String).join(' or ')}`;
    case 'not_multiple_of':
      return `Must be a multiple of ${issue.divisor}`;
    case 'unrecognized_keys':
      return 'Unknown field';
    case 'invalid_union':
    case 'invalid_key':
    case 'invalid_element':
    case 'custom':
      return issue.input === undefined ? `${nameOf(issue)} is required` : 'Is not valid';
  }
}

import { HttpError, type FieldError } from '../http-error.ts';

/** Deeper than any contract. */
const deepest = 16;

type Place = { value: unknown; loc: (string | number)[] };

const isNested = (value: unknown): value is object =>
  Array.isArray(value) ||
  (typeof value === 'object' &&
    value !== null &&
    Object.getPrototypeOf(value) === Object.prototype);

const inside = ({ value, loc }: Place): Place[] =>
  isNested(value)
    ? Object.entries(value).map(([step, inner]) => ({
        value: inner,
        loc: [...loc, Array.isArray(value) ? Number(step) : step],
      }))
    : [];

/**
 * Refuses 422 for a lone UTF-16 surrogate, which JSON can express but nothing else can store, and 400 for excessive
 * nesting.
 */
export function mustBeWellFormed(part: string, value: unknown): void {
  const wrong: FieldError[] = [];
  let places: Place[] = [{ value, loc: [part] }];
  for (let depth = 0; places.length > 0; depth += 1) {
    if (depth > deepest) throw new HttpError(400, 'The body is nested too deep');
    for (const { value: text, loc } of places) {
      if (typeof text === 'string' && !text.isWellFormed()) {
        wrong.push({ loc, msg: 'Must not contain half a character', type: 'malformed_text' });
      }
    }
    places = places.flatMap(inside);
  }
  if (wrong.length > 0) throw new HttpError(422, wrong);
}

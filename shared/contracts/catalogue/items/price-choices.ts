import * as z from '@menuleaf/shared/contracts/schema.ts';
import { writtenLine } from '../../fields/written-text.ts';
import { price } from './item-fields.ts';

/** A dish's price per size: glass 8, bottle 32. */
export type Choice = { name: string; price: number };

export const choicesLimit = 8;
export const choiceNameLimit = 60;

/** Valid in JSON, but dropped by parsers: its price would have no translation. */
const isKeyable = (name: string) => name !== '__proto__';

const choice = z.object({
  name: writtenLine(choiceNameLimit).check(
    z.minLength(1, 'Each choice needs a name'),
    z.refine(isKeyable, 'Give the choice another name'),
  ),
  price,
});

const areUnlike = (choices: readonly { name: string }[]) =>
  new Set(choices.map(({ name }) => name.toLowerCase())).size === choices.length;

/** A list, or its JSON text in multipart; null and blank mean none. */
export const choices = z.pipe(
  z.pipe(
    z.union([z.string(), z.nullable(z.array(z.unknown()))], 'Must be a JSON list of choices'),
    z.transform((given, context): unknown => {
      if (typeof given !== 'string') return given ?? [];
      try {
        return given.trim() === '' ? [] : JSON.parse(given);
      } catch {
        const message = 'Must be a JSON list of choices';
        context.issues.push({ code: 'custom', message, input: given });
        return z.NEVER;
      }
    }),
  ),
  z
    .array(choice, 'Must be a JSON list of choices')
    .check(
      z.maxLength(choicesLimit, `A dish has at most ${choicesLimit} choices`),
      z.refine(areUnlike, 'Each choice needs a name of its own'),
    ),
);

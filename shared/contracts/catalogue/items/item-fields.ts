import * as z from '@menuleaf/shared/contracts/schema.ts';
import { type ReadDecimal, readDecimal, readInteger } from '../../fields/decimal.ts';
import { sortOrder } from '../../fields/fields.ts';

export const flag = z.union(
  [z.boolean(), z.stringbool({ truthy: ['true'], falsy: ['false'] })],
  'Must be true or false',
);

/** A number, or its text form in multipart; an empty string is invalid, never 0. */
const numberField = (
  rule: z.ZodMiniNumber<number>,
  read: (typed: string) => ReadDecimal,
  { missing, wrong, unclear }: { missing: string; wrong: string; unclear: string },
) =>
  z.pipe(
    z.pipe(
      z.union([z.number(), z.string().check(z.trim())], {
        error: ({ input }) => (input === undefined || input === null ? missing : wrong),
      }),
      z.transform((given, context) => {
        const number = typeof given === 'number' ? given : read(given);
        if (typeof number === 'number') return number;
        const problem = number === 'unclear' ? unclear : wrong;
        const message = given === '' ? missing : problem;
        context.issues.push({ code: 'custom', message, input: given });
        return z.NEVER;
      }),
    ),
    rule,
  );

const integerField = (rule: z.ZodMiniNumber<number>, wrong: string) =>
  numberField(rule, (typed) => readInteger(typed) ?? 'no number', {
    missing: wrong,
    wrong,
    unclear: wrong,
  });

/** Three decimals, the most of any currency in use; the restaurant's currency sets the actual number. */
const isThousandths = (price: number) => Math.abs(price * 1000 - Math.round(price * 1000)) < 1e-6;

export const price = numberField(
  z
    .number('Price must be a number')
    .check(
      z.minimum(0, 'Price must be 0 or more'),
      z.maximum(999_999.99, 'Price must be at most 999,999.99'),
    ),
  readDecimal,
  {
    missing: 'Price is required',
    wrong: 'Price must be a number',
    unclear: 'Price can be read in two ways. Write it like 1234.50',
  },
).check(z.refine(isThousandths, 'Price must have at most three decimals'));

const wrongCalories = 'Calories must be a whole number, 0 or more';

export const calories = z.nullable(
  z.union(
    [
      z.pipe(
        z.literal(['', 'null', '0', 0]),
        z.transform(() => null),
      ),
      integerField(
        z
          .number(wrongCalories)
          .check(
            z.int(wrongCalories),
            z.minimum(0, wrongCalories),
            z.maximum(100_000, 'Calories must be at most 100,000'),
          ),
        wrongCalories,
      ),
    ],
    wrongCalories,
  ),
);

const wrongOrder = 'Sort order must be a whole number';

export const itemSortOrder = z.union(
  [
    z.pipe(
      z.literal(''),
      z.transform(() => 0),
    ),
    integerField(sortOrder, wrongOrder),
  ],
  wrongOrder,
);

/** An image as the browser sends it, or as the server has parsed it. */
export type ImageFile = { type: string; size: number; arrayBuffer: () => Promise<ArrayBuffer> };

export const imageFile = z.custom<ImageFile>(
  (value) => typeof value === 'object' && value !== null && 'arrayBuffer' in value,
  'Must be a file',
);

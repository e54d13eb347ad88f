import * as z from '@menuleaf/shared/contracts/schema.ts';
import { sortOrder } from '../fields.ts';

export const flag = z.union([z.boolean(), z.stringbool({ truthy: ['true'], falsy: ['false'] })]);

/** Numbers travel as text in multipart; an empty text is no number, never 0. */
const numberField = (rule: z.ZodNumber, missing: string) =>
  z
    .union([z.number(), z.string().trim().min(1, missing)], missing)
    .transform(Number)
    .pipe(rule);

const isCents = (dollars: number) => Math.abs(dollars * 100 - Math.round(dollars * 100)) < 1e-6;

export const price = numberField(
  z
    .number('Price must be a number')
    .min(0, 'Price must be 0 or more')
    .max(999_999.99, 'Price must be at most 999,999.99'),
  'Price is required',
).refine(isCents, 'Price must have at most two decimals');

const wrongCalories = 'Calories must be a whole number, 0 or more';

export const calories = z
  .union(
    [
      z.literal(['', 'null', '0', 0]).transform(() => null),
      numberField(
        z
          .number(wrongCalories)
          .int(wrongCalories)
          .min(0, wrongCalories)
          .max(100_000, 'Calories must be at most 100,000'),
        wrongCalories,
      ),
    ],
    wrongCalories,
  )
  .nullish()
  .transform((value) => value ?? null);

const wrongOrder = 'Sort order must be a whole number';

export const itemSortOrder = z
  .union([z.literal('').transform(() => 0), numberField(sortOrder, wrongOrder)], wrongOrder)
  .default(0);

/** An image as the browser sends it, or as the server has parsed it. */
export type ImageFile = { type: string; size: number; arrayBuffer: () => Promise<ArrayBuffer> };

export const imageFile = z.custom<ImageFile>(
  (value) => typeof value === 'object' && value !== null && 'arrayBuffer' in value,
  'Must be a file',
);

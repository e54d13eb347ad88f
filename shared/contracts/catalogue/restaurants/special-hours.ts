import * as z from '@menuleaf/shared/contracts/schema.ts';
import { clockTime } from '../menus/menu-times.ts';

/** Three years of a country's public holidays; stored in the restaurant's row, which has a size limit. */
export const mostSpecialDays = 60;
const mostSpans = 4;
const longestLabel = 60;
const dayMs = 86_400_000;

const isCalendarDate = (text: string) => {
  const at = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text);
};

const date = z
  .string()
  .check(
    z.regex(/^20\d{2}-\d{2}-\d{2}$/, 'Enter a date, such as 2026-11-26'),
    z.refine(isCalendarDate, 'Enter a date, such as 2026-11-26'),
  );

/** If `closes` <= `opens`, it ends the next day; equal times mean 24 hours. */
const span = z.object({ opens: clockTime, closes: clockTime });

type Dates = { from: string; to: string; every_year: boolean };
const days = ({ from, to }: Dates) => (Date.parse(to) - Date.parse(from)) / dayMs + 1;

/** Replaces the weekday's hours for an inclusive date range. No spans means closed. */
export const specialDay = z
  .object({
    from: date,
    to: date,
    every_year: z.boolean(),
    spans: z.array(span).check(z.maxLength(mostSpans)),
    label: z.string().check(z.trim(), z.maxLength(longestLabel)),
  })
  .check(
    z.refine(({ from, to }) => to >= from, 'The last day must not be before the first'),
    z.refine((dates) => days(dates) <= 365, 'Enter at most a year at once'),
  );
export type SpecialDay = z.infer<typeof specialDay>;

const sameDates = ({ from, to, every_year }: Dates) => `${from} ${to} ${every_year}`;

export const specialHours = z.array(specialDay).check(
  z.maxLength(mostSpecialDays, `Enter at most ${mostSpecialDays} special days`),
  z.refine(
    (all) => new Set(all.map(sameDates)).size === all.length,
    'The same dates are entered twice',
  ),
);

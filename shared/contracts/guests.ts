import { get } from './catalogue/methods.ts';
import * as z from '@menuleaf/shared/contracts/schema.ts';
import { countUpTo } from './fields/count-up-to.ts';
import { id, instant } from './fields/reply-fields.ts';
import { contract } from './operation.ts';

/** A leap year: back to the same month of last year. */
const mostDays = 366;

const day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));
const count = z.number();

/** `views`: pages opened by guests. `scans`: those without a referring page, scanned or typed. */
const opened = { views: count, scans: count };

const byLanguage = z.array(z.object({ language: z.string(), views: count }));

export const guestsSchema = z.object({
  /** The restaurant's; applies to days and hours. */
  time_zone: z.string(),
  /** Counted up to here; null if nothing is counted yet. */
  counted_to: z.nullable(instant),
  /** Each requested day, oldest first. */
  days: z.array(z.object({ day, ...opened })),
  /** Totals of these days by hour, from 0 to 23. */
  hours: z.array(z.object({ hour: z.number(), ...opened })),
  /** Views by the phone's first language, most first; two letters each. */
  languages: byLanguage,
  /** Views by the language in the page's URL, most first; empty if none has one. */
  read_in: byLanguage,
  /** Dishes by large photo views, most first. */
  dishes: z.array(z.object({ id, name: z.string(), section: z.string(), opened: count })),
  sections: z.array(z.object({ name: z.string(), opened: count })),
  /** False if the menu shows large photos: opening one cannot be told from reading. */
  counts_dishes: z.boolean(),
});
export type Guests = z.infer<typeof guestsSchema>;

export const guestsOperations = contract({
  guests: {
    ...get,
    path: '/api/restaurants/{id}/guests',
    summary: 'How often a restaurant’s pages were opened, counted without knowing by whom',
    query: z.object({ days: z.withDefault(countUpTo(mostDays), 28) }),
    reply: guestsSchema,
  },
});

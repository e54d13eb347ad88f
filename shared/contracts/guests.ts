import * as z from '@menuleaf/shared/contracts/schema.ts';
import { readWhole } from './fields/decimal.ts';
import { id, instant } from './fields/fields.ts';
import { contract } from './operation.ts';

/** A leap year: as far as the same month of last year. */
const mostDays = 366;

const day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));
const count = z.number();

/** `views`: pages that guests opened. `scans`: those of them that no other page led to, scanned or typed. */
const opened = { views: count, scans: count };

const byLanguage = z.array(z.object({ language: z.string(), views: count }));

export const guestsSchema = z.object({
  /** Of the restaurant: its days and hours are meant. */
  time_zone: z.string(),
  /** Everything before it is counted; null before anything was. */
  counted_to: z.nullable(instant),
  /** Each day asked for, the first one first. */
  days: z.array(z.object({ day, ...opened })),
  /** All of these days, by the hour, from 0 to 23. */
  hours: z.array(z.object({ hour: z.number(), ...opened })),
  /** Views by what the phone asks for first, most first; two letters each. */
  languages: byLanguage,
  /** Views by the language that the page's address names, most first; empty where none does. */
  read_in: byLanguage,
  /** Dishes whose photo was opened large, most first. */
  dishes: z.array(z.object({ id, name: z.string(), section: z.string(), opened: count })),
  sections: z.array(z.object({ name: z.string(), opened: count })),
  /** False where the menu leads dishes with large photos: opening one cannot be told from reading. */
  counts_dishes: z.boolean(),
});
export type Guests = z.infer<typeof guestsSchema>;

export const guestsOperations = contract({
  guests: {
    method: 'GET',
    path: '/api/restaurants/{id}/guests',
    summary: 'How often a restaurant’s pages were opened, counted without knowing by whom',
    access: 'owner',
    role: 'reader',
    scope: 'read',
    query: z.object({
      days: z.withDefault(
        z.pipe(
          z.union([z.number(), z.pipe(z.string(), z.transform(readWhole))]),
          z.number('Must be a whole number').check(z.int(), z.minimum(1), z.maximum(mostDays)),
        ),
        28,
      ),
    }),
    reply: guestsSchema,
  },
});

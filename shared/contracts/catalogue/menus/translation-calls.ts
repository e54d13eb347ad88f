import * as z from '@menuleaf/shared/contracts/schema.ts';
import { contract } from '../../operation.ts';
import {
  clearableLine,
  clearableText,
  id,
  instant,
  loadedVersion,
  note,
  readText,
} from '../../fields/fields.ts';
import { writtenLine } from '../../fields/written-text.ts';
import { get, put } from '../methods.ts';
import { choiceNameLimit, choicesLimit } from '../items/price-choices.ts';

/** As many rows as one call may change. */
export const translationsLimit = 90;

const isFew = (names: object) => Object.keys(names).length <= choicesLimit;

/** By the name that a choice has in the main language: who turns their order does not change what they cost. */
const choiceWords = z
  .record(writtenLine(choiceNameLimit), clearableLine(choiceNameLimit))
  .check(z.refine(isFew, `A dish has at most ${choicesLimit} choices`));

const names = { name: z.optional(clearableLine()), description: z.optional(clearableText()) };
const ofList = z.object({ ...names, note: z.optional(note) });
const ofItem = z.object({ ...names, choices: z.optional(choiceWords) });

/** Each row with the version that was read of it. */
const version = { id, updated_at: loadedVersion };

const changedRow = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('menu'), ...version, words: ofList }),
  z.object({ kind: z.literal('category'), ...version, words: ofList }),
  z.object({ kind: z.literal('item'), ...version, words: ofItem }),
]);
export type ChangedTranslation = z.infer<typeof changedRow>;

/** What there is in the language; what is absent is shown in the main one. */
const words = z.object({
  name: z.optional(z.string()),
  description: z.optional(z.string()),
  note: z.optional(z.string()),
  choices: z.optional(z.record(z.string(), z.string())),
});

export const translationRow = z.object({
  kind: z.enum(['menu', 'category', 'item']),
  id,
  /** In the main language. */
  original: z.object({
    name: z.string(),
    description: readText,
    note: readText,
    choices: z.array(z.string()),
  }),
  words,
  /** Of its words, those whose original was changed after they were saved; saving them again says that they are right. */
  outdated: z.optional(z.array(z.enum(['name', 'description', 'note']))),
  updated_at: instant,
  locked: z.optional(z.literal(true)),
});
export type TranslationRow = z.infer<typeof translationRow>;

const rows = z.object({ rows: z.array(translationRow) });

/** Apart from the other calls of menus: only who translates loads them. */
export const translationOperations = contract({
  getTranslations: {
    ...get,
    path: '/api/menus/{id}/translations/{language}',
    summary: 'The texts of a menu in one of its further languages, in the order of the menu',
    reply: rows,
  },
  updateTranslations: {
    ...put,
    path: '/api/menus/{id}/translations/{language}',
    summary: 'Change texts in a further language; what is absent stays, an empty text clears',
    body: z.object({
      rows: z.array(changedRow).check(z.minLength(1), z.maxLength(translationsLimit)),
    }),
    reply: rows,
  },
});

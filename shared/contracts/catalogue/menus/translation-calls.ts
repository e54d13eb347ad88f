import * as z from '@menuleaf/shared/contracts/schema.ts';
import { contract } from '../../operation.ts';
import { clearableLine, clearableText, loadedVersion, note } from '../../fields/fields.ts';
import { id, instant, readText } from '../../fields/reply-fields.ts';
import { writtenLine } from '../../fields/written-text.ts';
import { get, put } from '../methods.ts';
import { choiceNameLimit, choicesLimit } from '../items/price-choices.ts';

/** Maximum rows per call. */
export const translationsLimit = 90;

const isFew = (names: object) => Object.keys(names).length <= choicesLimit;

/** Keyed by the choice's name in the main language, so that reordering choices doesn't mix them up. */
const choiceWords = z
  .record(writtenLine(choiceNameLimit), clearableLine(choiceNameLimit))
  .check(z.refine(isFew, `A dish has at most ${choicesLimit} choices`));

const names = { name: z.optional(clearableLine()), description: z.optional(clearableText()) };
const ofList = z.object({ ...names, note: z.optional(note) });
const ofItem = z.object({ ...names, choices: z.optional(choiceWords) });

/** Each row with the version that was read. */
const version = { id, updated_at: loadedVersion };

const changedRow = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('menu'), ...version, words: ofList }),
  z.object({ kind: z.literal('category'), ...version, words: ofList }),
  z.object({ kind: z.literal('item'), ...version, words: ofItem }),
]);
export type ChangedTranslation = z.infer<typeof changedRow>;

/** Existing translations; absent fields fall back to the main language. */
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
  /** Fields whose original changed after they were saved; saving them again confirms them. */
  outdated: z.optional(z.array(z.enum(['name', 'description', 'note']))),
  updated_at: instant,
  locked: z.optional(z.literal(true)),
});
export type TranslationRow = z.infer<typeof translationRow>;

const rows = z.object({ rows: z.array(translationRow) });

/** Separate from the other menu calls: loaded only for translating. */
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

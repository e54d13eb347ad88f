import {
  choiceNameLimit,
  choicesLimit,
} from '@menuleaf/shared/contracts/catalogue/items/price-choices.ts';
import { nameLimit, textLimit } from '@menuleaf/shared/contracts/fields/fields.ts';

/** Actions per transaction (DynamoDB limit). */
const mostActions = 100;

/** Total bytes of all rows a transaction touches, counted whole (DynamoDB limit: 4 MB). */
const mostBytes = 4_000_000;

/** Maximum bytes of a row's translations: for a dish, and for the few other kinds. */
export const wordsLimit = 60_000;
export const listWordsLimit = 20_000;

/** Upper bound: a UTF-16 unit has at most 3 bytes in UTF-8 (an emoji 4 in two units). */
const largestItem =
  3 * (nameLimit + 2 * textLimit + choicesLimit * choiceNameLimit) +
  60 * choicesLimit +
  wordsLimit +
  2000;

/** Item rows per transaction, even with texts of maximum length. */
export const itemsPerTransaction = Math.min(mostActions, Math.floor(mostBytes / largestItem));

/**
 * Items per transaction that are deleted or restored: each takes three actions, and its row is there twice. One action
 * is for their job.
 */
export const movesPerTransaction = Math.floor(
  Math.min((mostActions - 1) / 3, itemsPerTransaction / 2),
);

/** A row's size in bytes, rounded up. */
export const bytesOfRow = (row: object) => Buffer.byteLength(JSON.stringify(row));

/** Whether these writes fit in one transaction along with the owner's revision. */
export const fitsOneTransaction = (writes: number, bytes: () => number) =>
  writes < mostActions && bytes() <= mostBytes;

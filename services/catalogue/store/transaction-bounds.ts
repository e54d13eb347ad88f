import {
  choiceNameLimit,
  choicesLimit,
} from '@menuleaf/shared/contracts/catalogue/items/price-choices.ts';
import { nameLimit, textLimit } from '@menuleaf/shared/contracts/fields/fields.ts';

/** Actions that a transaction holds (DynamoDB). */
const mostActions = 100;

/** Bytes of all rows that a transaction touches, whole, whatever of them it changes (DynamoDB: 4 MB). */
const mostBytes = 4_000_000;

/** Bytes of the texts of a row in all further languages: a dish, and what is one of few. */
export const wordsLimit = 60_000;
export const listWordsLimit = 20_000;

/** At most: a sign of UTF-16 takes 3 bytes, an emoji four for its two, and what is no text little. */
const largestItem =
  3 * (nameLimit + 2 * textLimit + choicesLimit * choiceNameLimit) +
  60 * choicesLimit +
  wordsLimit +
  2000;

/** Rows of items, however long their texts, that a transaction of their own holds. */
export const itemsAtOnce = Math.min(mostActions, Math.floor(mostBytes / largestItem));

/** A row's bytes as they count, or some more. */
export const bytesOfRow = (row: object) => Buffer.byteLength(JSON.stringify(row));

/** Whether so many writes, of rows of so many bytes, go into one transaction with the owner's revision. */
export const fitsOneTransaction = (writes: number, bytes: () => number) =>
  writes < mostActions && bytes() <= mostBytes;

import { type ChoiceRow, choiceRows } from './choice-text.ts';

/** Spreadsheets write the currency with the number. */
export const withoutCurrency = (text: string) => text.replace(/^\s*\p{Sc}|\p{Sc}\s*$/u, '').trim();

/** `Glass: 8` and `Glass 8` are meant as `Glass=8` is. */
const nameAndPrice = /^(.*?)\s*:?\s*(\p{Sc}?\s*\d[\d.,]*\s*\p{Sc}?)$/u;

/** The choices that people write into one cell, with or without the sign that we write. */
export const writtenChoices = (cell: string): ChoiceRow[] =>
  choiceRows(cell)
    .map(({ name, price }) => {
      const [, before = name, amount = price] = price === '' ? (nameAndPrice.exec(name) ?? []) : [];
      return { name: before.trim(), price: withoutCurrency(amount) };
    })
    .filter(({ name, price }) => name !== '' || price !== '');

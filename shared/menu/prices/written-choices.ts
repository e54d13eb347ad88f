import { type ChoiceRow, choiceRows } from './choice-text.ts';

/** Spreadsheets include the currency sign. */
export const withoutCurrency = (text: string) => text.replace(/^\s*\p{Sc}|\p{Sc}\s*$/u, '').trim();

/** `Glass: 8` and `Glass 8` also mean `Glass=8`. */
const nameAndPrice = /^(.*?)\s*:?\s*(\p{Sc}?\s*\d[\d.,]*\s*\p{Sc}?)$/u;

/** Choices typed into one cell, with or without our separator. */
export const writtenChoices = (cell: string): ChoiceRow[] =>
  choiceRows(cell)
    .map(({ name, price }) => {
      const [, before = name, amount = price] = price === '' ? (nameAndPrice.exec(name) ?? []) : [];
      return { name: before.trim(), price: withoutCurrency(amount) };
    })
    .filter(({ name, price }) => name !== '' || price !== '');

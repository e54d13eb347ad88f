import { price as priceRule } from '@menuleaf/shared/contracts/catalogue/items/item-fields.ts';
import {
  type Choice,
  choices as choicesRule,
} from '@menuleaf/shared/contracts/catalogue/items/price-choices.ts';
import type { PriceKind } from '@menuleaf/shared/contracts/catalogue/items/price-kinds.ts';
import { readPriceText } from '@menuleaf/shared/menu/prices/choice-text.ts';
import { lowestOf } from '@menuleaf/shared/menu/prices/lowest-price.ts';
import { decimalsProblem } from '@menuleaf/shared/menu/prices/price-decimals.ts';
import { writtenChoices } from '@menuleaf/shared/menu/prices/written-choices.ts';
import { plainPrice } from '../prices/plain-price.ts';

export type ReadPrices = { price: number; price_kind: PriceKind; choices: Choice[] };
type Read = { prices?: ReadPrices; problem?: string };

const unread = 'It has no price that can be read.';
const unclear = 'Its price can be read in two ways. Write it like 1234.50.';
const isUnclear = (amount: string) => /^\d{1,3}(?:[.,]\d{3})+$/.test(amount);

/** Parses a dish's prices; says why, if they cannot be saved. */
export function readPrices(text: string, decimals: number): Read {
  const read = /[=;]/.test(text) ? severalOf(text, decimals) : oneOf(text, decimals);
  if (!read.prices) return read;
  const { price, choices } = read.prices;
  const all = choices.length > 0 ? choices.map((choice) => choice.price) : [price];
  const problem = all.map((one) => decimalsProblem(one, decimals)).find(Boolean);
  return problem === undefined ? read : { problem: `${problem}.` };
}

function severalOf(text: string, decimals: number): Read {
  const rows = writtenChoices(text).map(({ name, price }) => ({
    name,
    price: plainPrice(price, decimals),
  }));
  const { data, error } = choicesRule.safeParse(rows);
  if (!data) return { problem: `${error.issues[0]?.message ?? unread}.` };
  if (data.length === 0) return { problem: unread };
  return { prices: { price: lowestOf(data), price_kind: 'fixed', choices: data } };
}

function oneOf(text: string, decimals: number): Read {
  const { price_kind, amount } = readPriceText(text);
  const plain = plainPrice(amount, decimals);
  const { data } = priceRule.safeParse(plain);
  return data === undefined
    ? { problem: isUnclear(plain) ? unclear : unread }
    : { prices: { price: data, price_kind, choices: [] } };
}

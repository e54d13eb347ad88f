import { choices as choicesRule } from '@menuleaf/shared/contracts/catalogue/items/price-choices.ts';
import {
  priceKind,
  priceKinds,
  type PriceKind,
} from '@menuleaf/shared/contracts/catalogue/items/price-kinds.ts';
import { price as priceRule } from '@menuleaf/shared/contracts/catalogue/items/item-fields.ts';
import * as z from '@menuleaf/shared/contracts/schema.ts';
import { choiceRows, choicesText } from '@menuleaf/shared/menu/prices/choice-text.ts';
import { decimalsProblem } from '@menuleaf/shared/menu/prices/price-decimals.ts';
import { plainPrice } from './plain-price.ts';

const isFilled = ({ name, price }: { name: string; price: string }) =>
  name.trim() !== '' || price.trim() !== '';

/** Whether choices give the price. */
export const hasChoices = (choices: string) => choiceRows(choices).some(isFilled);

/** Choices in a form, `Glass=8; Bottle=32`; an empty row is ignored. */
export const typedChoices = z.pipe(
  z.pipe(
    z.string(),
    z.transform((text): string | unknown[] | null => choiceRows(text).filter(isFilled)),
  ),
  choicesRule,
);

export const typedPrices = { choices: typedChoices, price_kind: priceKind };

const kindNames = {
  fixed: 'Fixed price',
  from: 'From this price',
  market: 'Market price',
  none: 'No price',
};
/** Form values. */
export type TypedPrices = { price: string; price_kind: PriceKind; choices: string };

export const isPriceKind = (text: string): text is PriceKind =>
  priceKinds.some((kind) => kind === text);
export const kindOptions = priceKinds.map((value) => ({ value, label: kindNames[value] }));

/** A typed price and choices as the contract reads them. */
const plainPrices = <Typed extends { price: string; choices: string }>(
  typed: Typed,
  decimals: number,
): Typed => ({
  ...typed,
  price: plainPrice(typed.price, decimals),
  choices: choicesText(
    choiceRows(typed.choices).map(({ name, price }) => ({
      name,
      price: plainPrice(price, decimals),
    })),
  ),
});

/** With choices, the dish's own price is the lowest of them; if none is valid, only theirs are asked for. */
export function priceOfChoices<Typed extends Pick<TypedPrices, 'price' | 'choices'>>(
  values: Typed,
  decimals: number,
): Typed {
  const typed = plainPrices(values, decimals);
  return hasChoices(typed.choices) ? { ...typed, price: lowestTyped(typed.choices) ?? '0' } : typed;
}

/** Errors of valid prices for their currency; none if the contract already reports one. */
export function priceProblems(values: Pick<TypedPrices, 'price' | 'choices'>, decimals: number) {
  const { price, choices } = plainPrices(values, decimals);
  const problems: Record<string, string> = {};
  const [one, several] = [priceRule.safeParse(price), typedChoices.safeParse(choices)];
  const wrong = one.success ? decimalsProblem(one.data, decimals) : undefined;
  if (wrong !== undefined) problems['price'] = wrong;
  const wrongs = several.data?.map((choice) => decimalsProblem(choice.price, decimals)) ?? [];
  const first = wrongs.find(Boolean);
  if (first !== undefined) problems['choices'] = first;
  return problems;
}

/** The lowest price of the choices, as typed; undefined if none is valid. */
export function lowestTyped(choices: string): string | undefined {
  const read = choiceRows(choices).flatMap(({ price }) => {
    const { data } = priceRule.safeParse(price);
    return data === undefined ? [] : [{ price, data }];
  });
  return read.toSorted((a, b) => a.data - b.data)[0]?.price;
}

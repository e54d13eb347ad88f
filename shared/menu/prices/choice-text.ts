import type { Choice } from '../../contracts/catalogue/items/price-choices.ts';
import type { PriceKind } from '../../contracts/catalogue/items/price-kinds.ts';
import { typedPrice } from './price-decimals.ts';

/** A choice as typed. */
export type ChoiceRow = { name: string; price: string };

const escaped = (name: string) => name.replaceAll(/[\\;=]/g, String.raw`\$&`);
const unescaped = (name: string) => name.replaceAll(/\\(.)/gs, '$1');

/** `Glass=8.00; Bottle=32.00`: editable in one cell, and a form's value while typing. */
export const choicesText = (rows: readonly ChoiceRow[]): string =>
  rows.map(({ name, price }) => `${escaped(name)}=${price.replaceAll(';', ' ')}`).join('; ');

/** Parses such a text, including unfinished rows; round-trips exactly. */
export function choiceRows(text: string): ChoiceRow[] {
  if (text === '') return [];
  const parts = [...text.matchAll(/((?:\\.|[^\\;])*)(?:;|$)/gs)].map(([, part = '']) => part);
  return parts.slice(0, text.endsWith(';') ? undefined : -1).map((part, at) => {
    const own = at > 0 ? part.replace(/^ /, '') : part;
    const [, name = '', price = ''] = /^((?:\\.|[^\\=])*)=?(.*)$/s.exec(own) ?? [];
    return { name: unescaped(name), price };
  });
}

/** The form's initial value. */
export const textOfChoices = (choices: readonly Choice[], decimals: number): string =>
  choicesText(choices.map(({ name, price }) => ({ name, price: typedPrice(price, decimals) })));

const words: Record<Exclude<PriceKind, 'fixed'>, string> = {
  from: 'from',
  market: 'market price',
  none: 'no price',
};

/** `8.00`, `from 8.00`, `market price`, `no price`: a price and its kind in one cell. */
export function textOfPrice(
  { price, price_kind }: { price: number; price_kind: PriceKind },
  decimals: number,
): string {
  if (price_kind === 'market' || price_kind === 'none') return words[price_kind];
  const amount = typedPrice(price, decimals);
  return price_kind === 'from' ? `${words.from} ${amount}` : amount;
}

const market =
  /^(?:market(?: price)?|m\.?\/?p\.?|(?:nach )?tagespreis|prix du (?:marché|jour)|seg[úu]n mercado|precio de mercado|prezzo (?:del giorno|di mercato)|s\.?q\.?)$/iu;
const none =
  /^(?:no price|included|ohne preis|inbegriffen|sans prix|compris|sin precio|incluido|senza prezzo|incluso|sem preço)$/iu;
const least = /^(?:from|ab|à partir de|dès|desde|da|a partire da)\s+(?=\S*\d)/iu;

/** Parses such a cell: the kind, and the amount as text, 0 where guests read none. */
export function readPriceText(text: string): { price_kind: PriceKind; amount: string } {
  const typed = text.trim();
  if (market.test(typed)) return { price_kind: 'market', amount: '0' };
  if (none.test(typed)) return { price_kind: 'none', amount: '0' };
  const amount = typed.replace(least, '');
  return { price_kind: amount === typed ? 'fixed' : 'from', amount };
}

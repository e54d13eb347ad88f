import { noteLimit } from '@menuleaf/shared/contracts/fields/fields.ts';
import type { ClassifiedLine } from './classified-line.ts';
import { hasPriceBelow, type ClassifiedMenu, nextOf, type Reading } from './reading.ts';
import { isUnpriced } from './dish.ts';

/** «All our burgers come with fries»: applies to a whole section, wherever it is. */
const ofAll =
  /^(?:all|every|each|alle|jedes?|tous|toutes|chaque|tutt[ie]|ogni|tod[oa]s)\s.*\b(?:served|comes?|with|include[sd]?|accompanied|made|serviert|gereicht|mit|servi(?:e?s)?|avec|servit[ie]|con|servid[oa]s)\b/iu;

/** «Served with bread», «dazu Brot»: how its dishes are served. */
const serving =
  /^(?:(?:is |are )?served|(?:it )?comes?|accompanied|choose|choice of|includes?|including|serviert|dazu|inkl\p{L}*|servie?s?|accompagn\p{L}*|servit[oaie]|accompagnat[oaie]|servid[oa]s?|acompañad[oa]s?)\b.*\p{L}{3}/iu;

/** «+2 for oat milk», «Oat milk +€0.50»: a surcharge on the prices below; «Ramen + 3 Gyoza 10,90» counts them. */
const surcharge =
  /(?:^|\s)\+\s?(?:\p{Sc}|[A-Z]{3})?\s?\d+(?:[.,]\d{1,2})?(?:\s?\p{Sc})?(?=\s|$)(?![^()]*\))(?!\s\p{Lu}.*\d[.,]\d{2})/u;

/** «Buffalo mozzarella +2.00 – wholemeal dough +1.00» */
export const areSurcharges = (text: string): boolean =>
  /\s\+\s?\p{Sc}?\s?\d.*\s\+\s?\p{Sc}?\s?\d[\d.,]*\s?\S{0,3}$/u.test(text);

const onRequest =
  /\b(?:on request|auf wunsch|auf anfrage|sur demande|su richiesta|bajo petición)\b/iu;

/** A legend of allergens or an address is not about serving. */
const isLegendOrAddress = (text: string) =>
  /allerg|legend|zusatzstoff/iu.test(text) ||
  /^\d+[a-z]? \p{Lu}|\b(?:street|road|avenue|straße|strasse|platz|rue|via|calle|floor)\b/iu.test(
    text,
  );

/** Whether text says how a section's dishes are served, or is a surcharge on them. */
export const isNote = (text: string): boolean =>
  [ofAll, serving, surcharge, onRequest].some((rule) => rule.test(text)) &&
  !isLegendOrAddress(text);

/** Verbatim, with its amounts. */
const noteWords = (text: string): string =>
  text
    .replaceAll(/\s+/gu, ' ')
    .replace(/^[\s*•·–—-]+|[\s*]+$/gu, '')
    .replace(/^\((.*)\)$/u, '$1');

/** Whether dishes follow. */
function isAboveDishes(menu: ClassifiedMenu, at: number): boolean {
  const next = nextOf(menu.known, at);
  const isMore = next?.kind === 'text' && next.at === at + 1 && /^\p{Ll}/u.test(next.words);
  if (isMore) return isAboveDishes(menu, next.at);
  if (next?.kind === 'dish') return !surcharge.test(next.text);
  return next !== undefined && hasPriceBelow(menu, next.at);
}

/** A note continues in lowercase right below it. */
const continuesNote = ({ known, sections }: Reading, { at, words }: ClassifiedLine) => {
  const above = known[at - 1];
  const note = sections.at(-1)?.note ?? '';
  return above?.kind === 'text' && /^\p{Ll}/u.test(words) && note.endsWith(noteWords(above.text));
};

/** Whether a line is a note on the current section: below its title, or about all its dishes. */
export function isSectionNote(reading: Reading, line: ClassifiedLine): boolean {
  const { dish, sections } = reading;
  const section = sections.at(-1);
  const words = noteWords(line.text);
  if (!section || section.line < 0 || section.note.length + words.length >= noteLimit) return false;
  const isServed = !line.names && serving.test(words);
  if (line.kind === 'dish' && !surcharge.test(line.text) && !isServed) return false;
  if (section.dishes.length === 0) {
    return (isNote(words) || continuesNote(reading, line)) && isAboveDishes(reading, line.at);
  }
  if (areSurcharges(line.text)) return true;
  return (
    line.kind === 'text' &&
    dish !== undefined &&
    !isUnpriced(dish) &&
    ofAll.test(words) &&
    !isLegendOrAddress(words)
  );
}

export function addNote({ sections }: Reading, { text }: ClassifiedLine): void {
  const section = sections.at(-1);
  if (section) section.note = [section.note, noteWords(text)].filter(Boolean).join(' ');
}

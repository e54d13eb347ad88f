import { interpolate } from '@menuleaf/shared/menu/interpolate.ts';
import { plainLetters } from '@menuleaf/shared/menu/plain-letters.ts';
import {
  type FilterWords,
  nameOf,
  namesOf,
  readDish,
  type Row,
  type DishFilter,
  filterText,
  type Answer,
  matchDish,
  searchedAllergen,
} from './dish-filter.ts';
import type { Allergen } from '@menuleaf/shared/menu/allergens/allergen-names.ts';
import { make } from './make.ts';
import type { MoreWords } from '../words/more-words.ts';

type Found = Record<Answer, number>;

/** A section for the dishes to ask about, below all that the kitchen declares safe. */
function askSection(root: HTMLElement, words: MoreWords) {
  const heading = make('h2', {});
  const list = make('ul', {});
  const section = make('section', { class: 'category asks', hidden: true });
  section.append(heading, make('p', {}, words.ask), list);
  const last = [...root.querySelectorAll('.category')].at(-1);
  last?.after(section);
  return { section, heading, list };
}

/** Shows the matching dishes, and restores the menu without a filter. */
function foundDishes(root: HTMLElement, rows: Row[], words: MoreWords) {
  const ask = askSection(root, words);
  const homes = [...root.querySelectorAll<HTMLElement>('.category:not(.asks)')];
  // A category has its tab, and on phones its option, in this order.
  const tabs = root.querySelectorAll<HTMLElement>('.tabs li');
  const options = root.querySelectorAll<HTMLOptionElement>('.bar nav option');
  const show = (wish: DishFilter): Found => {
    const found: Found = { yes: 0, no: 0, may: 0, ask: 0 };
    const asked = new Set<string | undefined>();
    for (const { item, home, dish } of rows) {
      // It left the menu.
      if (!item.isConnected) continue;
      const answer = matchDish(dish, wish);
      found[answer] += 1;
      const isToAsk = answer === 'ask';
      const address = item.querySelector('a')?.hash;
      // A dish in two categories is asked about once.
      item.hidden = answer === 'no' || answer === 'may' || (isToAsk && asked.has(address));
      if (isToAsk) asked.add(address);
      // In menu order, so each list keeps it.
      (isToAsk ? ask.list : home)?.append(item);
    }
    if (found.no === rows.length && !wish.isNear) return show({ ...wish, isNear: true });
    ask.section.hidden = found.ask === 0;
    ask.heading.textContent = interpolate(words.askTitle, { n: asked.size });
    const isAll = found.yes === rows.length;
    homes.forEach((home, at) => {
      home.hidden = !isAll && !home.querySelector('.item:not([hidden])');
      tabs[at]?.toggleAttribute('hidden', home.hidden);
      options[at]?.toggleAttribute('disabled', home.hidden);
    });
    return { ...found, ask: asked.size };
  };
  return { show, remove: () => ask.section.remove() };
}

/** Currency sign and decimal point. */
export type MoneySigns = { sign: string; point: string };

/** Its text is read with the first search: by then a browser may have translated the page. What else it says may change. */
const rowOf = (item: HTMLElement, point: string, words: FilterWords): Row => {
  const textsOf = (parts: string) =>
    [...item.querySelectorAll(parts)].map((each) => each.textContent);
  const heading = item.closest('.category')?.querySelector('h2');
  let text: string | undefined;
  return {
    item,
    home: item.parentElement,
    get dish() {
      const { d = '', a } = item.dataset;
      const read = readDish('', d, a, textsOf('.price'), point);
      return {
        ...read,
        get text() {
          const names = namesOf([...read.contains, ...read.mayContain], words);
          const all = [heading?.textContent, ...textsOf('h3,.desc'), ...names];
          return (text ??= plainLetters(all.join(' ')));
        },
      };
    },
  };
};

const filtersOf = ({ diets, without, text, most }: DishFilter) =>
  diets.length + without.length + (text.trim() ? 1 : 0) + (most === undefined ? 0 : 1);

/** «, 5 to ask about at the end» */
const askedWords = ({ ask }: Found, words: MoreWords) =>
  ask ? interpolate(words.toAsk, { n: ask }) : '';

/** «12 of 60 dishes, 5 to ask about at the end. 2 are hidden: they may contain milk.» */
function countWords(
  found: Found,
  all: number,
  { without }: DishFilter,
  words: FilterWords,
): string {
  const { yes, may, ask } = found;
  const sorted = yes + ask ? interpolate(words.someDishes, { n: yes, all }) : words.noDish;
  const asked = askedWords(found, words);
  const names = namesOf(without, words).join(words.or);
  const hidden = interpolate(words.hidden, { n: may, names });
  return sorted + asked + (may ? `${asked || yes ? '.' : ''} ${hidden}` : '');
}

/** «In 9 of 20 dishes: milk. To ask about (4)»: whoever searches for an allergen may well want to avoid it. */
function allergenWords(allergen: Allergen, rows: readonly Row[], words: FilterWords): string {
  const names = nameOf(allergen, words);
  const n = rows.filter(({ dish }) => dish.contains.includes(allergen)).length;
  const asked = rows.filter(({ dish }) => !dish.isDeclared).length;
  const told = interpolate(words.contain, { n, all: rows.length, names });
  return asked ? `${told} ${interpolate(words.askTitle, { n: asked })}` : told;
}

export type Result = {
  /** What the button that leads to the dishes says. */
  shows: string;
  words: string;
};

type OnPress = { clear: () => void; avoid: (allergen: Allergen) => void };

/** A searchable menu: its button, and the result summary below its bar. */
export function findableMenu(part: HTMLElement, { sign, point }: MoneySigns, words: FilterWords) {
  const button = part.querySelector<HTMLButtonElement>('.find');
  const bar = part.querySelector<HTMLElement>('.bar');
  if (!button || !bar) return undefined;
  const summary = make('p', { class: 'found', hidden: true });
  bar.after(summary);
  const rows = [...part.querySelectorAll<HTMLElement>('.item')].map((item) =>
    rowOf(item, point, words),
  );
  const dishes = foundDishes(part, rows, words);

  const show = (wish: DishFilter, press: OnPress): Result => {
    const found = dishes.show(wish);
    const filters = filtersOf(wish);
    const tell = (place: Element | null, count: number) =>
      filters
        ? place?.setAttribute('data-count', `${count}`)
        : place?.removeAttribute('data-count');
    tell(button, filters);
    tell(document.querySelector(`.menus a[href="#${part.id}"]`), found.yes);
    summary.hidden = filters === 0;
    const allergen = searchedAllergen(wish, words);
    const counted = allergen
      ? allergenWords(allergen, rows, words)
      : countWords(found, rows.length, wish, words);
    const plainButton = (label: string, onPress: () => void) => {
      const made = make('button', { type: 'button', class: 'plain' }, label);
      made.addEventListener('click', () => {
        onPress();
        button.focus({ preventScroll: true });
      });
      return made;
    };
    const buttons = [plainButton(words.clear, press.clear)];
    if (allergen) {
      const label = interpolate(words.withoutNames, { names: nameOf(allergen, words) });
      buttons.unshift(plainButton(label, () => press.avoid(allergen)));
    }
    const said = make('strong', {}, filterText(wish, sign, words));
    summary.replaceChildren(said, make('br', {}), counted, ...buttons);
    const shows = interpolate(words.showSome, { n: found.yes }) + askedWords(found, words);
    return { shows, words: counted };
  };
  const remove = () => {
    summary.remove();
    dishes.remove();
  };
  return { part, button, bar, summary, rows, show, remove };
}

import { interpolate } from '@menuleaf/shared/menu/interpolate.ts';
import { plainLetters } from '@menuleaf/shared/menu/plain-letters.ts';
import {
  type FilterWords,
  namesOf,
  readDish,
  type Row,
  type DishFilter,
  filterText,
} from './dish-filter.ts';
import { type Found, foundDishes } from './found-dishes.ts';
import { make } from './make.ts';

/** Currency sign and decimal point. */
export type MoneySigns = { sign: string; point: string };

const rowOf = (item: HTMLElement, point: string): Row => {
  const textsOf = (parts: string) =>
    [...item.querySelectorAll(parts)].map((each) => each.textContent);
  const { d = '', a } = item.dataset;
  const heading = item.closest('.category')?.querySelector('h2');
  let text: string | undefined;
  const dish = {
    ...readDish('', d, a, textsOf('.price'), point),
    /** Read with the first search: by then a browser may have translated the page. */
    get text() {
      return (text ??= plainLetters([heading?.textContent, ...textsOf('h3,.desc')].join(' ')));
    },
  };
  return { item, home: item.parentElement, dish };
};

const filtersOf = ({ diets, without, text, most }: DishFilter) =>
  diets.length + without.length + (text.trim() ? 1 : 0) + (most === undefined ? 0 : 1);

/** «12 of 60 dishes, 5 to ask about at the end. 2 are hidden: they may contain milk.» */
function countWords(
  found: Found,
  all: number,
  { without }: DishFilter,
  words: FilterWords,
): string {
  const { yes, may, ask } = found;
  const sorted = yes + ask ? interpolate(words.someDishes, { n: yes, all }) : words.noDish;
  const asked = ask ? interpolate(words.toAsk, { n: ask }) : '';
  const names = namesOf(without, words).join(words.or);
  const hidden = interpolate(words.hidden, { n: may, names });
  return sorted + asked + (may ? `${asked || yes ? '.' : ''} ${hidden}` : '');
}

/** A searchable menu: its button, and the result summary below its bar. */
export function findableMenu(part: HTMLElement, { sign, point }: MoneySigns, words: FilterWords) {
  const button = part.querySelector<HTMLButtonElement>('.find');
  const bar = part.querySelector<HTMLElement>('.bar');
  if (!button || !bar) return undefined;
  const summary = make('p', { class: 'found', hidden: true });
  bar.after(summary);
  const rows = [...part.querySelectorAll<HTMLElement>('.item')].map((item) => rowOf(item, point));
  const dishes = foundDishes(part, rows, words);

  const show = (wish: DishFilter, onClear: () => void) => {
    const found = dishes.show(wish);
    const filters = filtersOf(wish);
    const shown = found.yes + found.ask;
    const tell = (place: Element | null, count: number) =>
      filters
        ? place?.setAttribute('data-count', `${count}`)
        : place?.removeAttribute('data-count');
    tell(button, filters);
    tell(document.querySelector(`.menus a[href="#${part.id}"]`), shown);
    summary.hidden = filters === 0;
    const counted = countWords(found, rows.length, wish, words);
    const clear = make('button', { type: 'button', class: 'plain' }, words.clear);
    clear.addEventListener('click', () => {
      onClear();
      button.focus({ preventScroll: true });
    });
    const said = make('strong', {}, filterText(wish, sign, words));
    summary.replaceChildren(said, make('br', {}), counted, clear);
    return { shown, words: counted };
  };
  const remove = () => {
    summary.remove();
    dishes.remove();
  };
  return { part, button, bar, summary, rows, show, remove };
}

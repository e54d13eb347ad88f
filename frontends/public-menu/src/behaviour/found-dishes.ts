import { interpolate } from '@menuleaf/shared/menu/interpolate.ts';
import type { MoreWords } from '../words/more-words.ts';
import { type Answer, matchDish, type Row, type DishFilter } from './dish-filter.ts';
import { make } from './make.ts';

export type Found = Record<Answer, number>;

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
export function foundDishes(root: HTMLElement, rows: Row[], words: MoreWords) {
  const ask = askSection(root, words);
  const homes = [...root.querySelectorAll<HTMLElement>('.category:not(.asks)')];
  // A category has its tab, and on phones its option, in this order.
  const tabs = root.querySelectorAll<HTMLElement>('.tabs li');
  const options = root.querySelectorAll<HTMLOptionElement>('.bar nav option');
  const show = (wish: DishFilter): Found => {
    const found: Found = { yes: 0, no: 0, may: 0, ask: 0 };
    const asked = new Set<string | undefined>();
    for (const { item, home, dish } of rows) {
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

import type { Plan, PlannedDish, PlannedSection } from './plan.ts';
import { isShared, isSized, labelOf, legendsOf, moneyOf, priceTextOf } from './print.ts';
import { headingTitle, junkOf } from './lay-out.ts';
import { wordsOf } from './words.ts';

const base = `body { margin: 40px; font: 19px Georgia, serif; background: #fdfbf4; color: #222; }
h2 { margin: 18px 0 8px; font-size: 28px; break-after: avoid; }
.dish { display: flex; justify-content: space-between; gap: 20px; margin: 0 0 4px; }
.price { white-space: nowrap; }
.price span { display: inline-block; min-width: 6em; text-align: right; }
small { display: block; margin: 0 0 10px; color: #555; font-size: 16px; }
section { break-inside: avoid; }`;

/** How a printer or an owner sets it. */
export const looks = {
  paper: '',
  bars: 'h2 { background: #8a1c1c; color: #fff; padding: 6px 12px; }',
  board:
    'body { background: #1d2321; color: #f4f1e6; font-family: "Trebuchet MS", sans-serif; } small { color: #c9c4b0; }',
  columns:
    'main { columns: 2; column-gap: 60px; } body { font-size: 15px; } .price span { min-width: 4em; }',
  handwritten: 'body { font: 26px Caveat, "Comic Sans MS", cursive; }',
} as const;
export type Look = keyof typeof looks;

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

function priceHtml(dish: PlannedDish, section: PlannedSection, plan: Plan): string {
  if (!isSized(section, plan) || plan.style.sizes !== 'header')
    return escaped(priceTextOf(dish, section, plan));
  return [dish.price, dish.largePrice]
    .map((price) => `<span>${escaped(moneyOf(price, plan))}</span>`)
    .join('');
}

function dishHtml(dish: PlannedDish, section: PlannedSection, plan: Plan): string {
  const isDescribed = plan.style.descriptions !== 'none' && dish.description;
  const row = `<div class="dish"><span>${escaped(labelOf(dish, plan))}</span><span class="price">${priceHtml(dish, section, plan)}</span></div>`;
  return isDescribed ? `${row}<small>${escaped(dish.description)}</small>` : row;
}

function sectionHtml(section: PlannedSection, plan: Plan): string {
  const price = isShared(section, plan) ? ` ${moneyOf(section.sharedPrice, plan)}` : '';
  const note =
    plan.style.notes === 'section' && section.note ? `<small>${escaped(section.note)}</small>` : '';
  const isTable = isSized(section, plan) && plan.style.sizes === 'header';
  const sizes = wordsOf(plan.language).sizes.map((size) => `<span>${size}</span>`);
  const header = isTable
    ? `<div class="dish"><span></span><span class="price">${sizes.join('')}</span></div>`
    : '';
  const dishes = section.dishes.map((dish) => dishHtml(dish, section, plan)).join('\n');
  return `<section><h2>${escaped(headingTitle(section.title, plan) + price)}</h2>${note}${header}${dishes}</section>`;
}

/** The same menu as a page, for a PDF or a picture: what it says is what the text says. */
export function toHtml(plan: Plan, look: Look): string {
  const sections = plan.sections.map((section) => sectionHtml(section, plan)).join('\n');
  const end = [...legendsOf(plan), ...junkOf(plan).end].map(
    (line) => `<small>${escaped(line)}</small>`,
  );
  return `<!doctype html><html lang="${plan.language}"><meta charset="utf-8"><style>${base}\n${looks[look]}</style>
<h1>${escaped(plan.title)}</h1><main>${sections}</main>${end.join('\n')}</html>`;
}

import type { Plan, PlannedDish, PlannedSection } from './plan.ts';
import { isSized, isShared, labelOf, legendsOf, moneyOf, priceTextOf, isMarket } from './print.ts';
import { wordsOf } from './words.ts';

const width = 46;

const headingOf = (section: PlannedSection, plan: Plan) =>
  isShared(section, plan)
    ? `${section.title} ${moneyOf(section.sharedPrice, plan)}`
    : section.title;

export const headingTitle = (title: string, { style, language }: Plan) =>
  style.headings === 'caps' ? title.toLocaleUpperCase(language) : title;

function headingLines(section: PlannedSection, plan: Plan): string[] {
  const heading = headingOf(section, plan);
  switch (plan.style.headings) {
    case 'caps':
      return [heading.replace(section.title, headingTitle(section.title, plan))];
    case 'underlined':
      return [heading, '-'.repeat(heading.length)];
    case 'markdown':
      return [`## ${heading}`];
    case 'colon':
      return [`${heading}:`];
    case 'starred':
      return [`*** ${heading} ***`];
    case 'title':
      return [heading];
  }
}

function onOneLine(left: string, right: string, { style }: Plan): string {
  const gap = Math.max(4, width - left.length);
  switch (style.leader) {
    case 'dots':
      return `${left} ${'.'.repeat(gap)} ${right}`;
    case 'tab':
      return `${left}\t${right}`;
    case 'dash':
      return `${left} – ${right}`;
    case 'spaces':
      return `${left}${' '.repeat(gap)}${right}`;
  }
}

const sizeCell = (text: string) => text.padStart(14);

function besideLine(dish: PlannedDish, section: PlannedSection, plan: Plan, number: number) {
  const label = `${plan.style.numbering === 'numbers' ? `${number}. ` : ''}${labelOf(dish, plan)}`;
  if (isShared(section, plan)) return label;
  if (isSized(section, plan) && plan.style.sizes === 'header')
    return `${label.padEnd(width)}${sizeCell(moneyOf(dish.price, plan))}${sizeCell(moneyOf(dish.largePrice, plan))}`;
  return onOneLine(label, priceTextOf(dish, section, plan), plan);
}

function dishLines(dish: PlannedDish, section: PlannedSection, plan: Plan, number: number) {
  const { style } = plan;
  const text = style.descriptions === 'none' || !dish.description ? [] : [dish.description];
  const price = priceTextOf(dish, section, plan);
  const label = labelOf(dish, plan);
  const bought = style.junk === 'site' && plan.language === 'en' ? ['Add to cart'] : [];
  switch (style.prices) {
    case 'before':
      return [
        isMarket(dish, plan) ? `${label}  ${price}` : `${price}  ${label}`,
        ...text,
        ...bought,
      ];
    case 'below':
      return [label, ...text, price, ...bought, ''];
    case 'above':
      return [price, label, ...text, ...bought, ''];
    case 'beside':
      return [besideLine(dish, section, plan, number), ...text, ...bought];
  }
}

function sectionLines(section: PlannedSection, at: number, plan: Plan): string[] {
  const { sizes } = wordsOf(plan.language);
  const note = plan.style.notes === 'section' && section.note ? [section.note] : [];
  const isTable = isSized(section, plan) && plan.style.sizes === 'header';
  const header = isTable ? [' '.repeat(width) + sizes.map(sizeCell).join('')] : [];
  const space = plan.style.prices === 'below' || plan.style.prices === 'above' ? [''] : [];
  const dishes = section.dishes.flatMap((dish, index) =>
    dishLines(dish, section, plan, (at + 1) * 10 + index),
  );
  return [...headingLines(section, plan), ...note, ...header, ...space, ...dishes, ''];
}

const shortLines = (section: PlannedSection, plan: Plan) => [
  ...headingLines(section, plan),
  ...section.dishes.map(
    (dish) => `${labelOf(dish, plan).padEnd(34)}${priceTextOf(dish, section, plan).padStart(12)}`,
  ),
];

/** Two sections beside each other, a gap between them. */
function twoColumns(plan: Plan): string[] {
  const lines: string[] = [];
  for (let at = 0; at < plan.sections.length; at += 2) {
    const [left = [], right = []] = plan.sections
      .slice(at, at + 2)
      .map((section) => shortLines(section, plan));
    for (let row = 0; row < Math.max(left.length, right.length); row += 1)
      lines.push(`${(left[row] ?? '').padEnd(56)}${right[row] ?? ''}`.trimEnd());
    lines.push('');
  }
  return lines;
}

/** Several dishes a line. */
const runOn = (plan: Plan): string[] =>
  plan.sections.flatMap((section) => {
    const dishes = section.dishes.map(
      (dish) => `${labelOf(dish, plan)} ${priceTextOf(dish, section, plan)}`,
    );
    const lines = [];
    for (let at = 0; at < dishes.length; at += 3) lines.push(dishes.slice(at, at + 3).join(' · '));
    return [...headingLines(section, plan), ...lines, ''];
  });

const inChat = (lines: readonly string[], at: number) =>
  lines.map((line, index) => (index === 0 ? `[12/05/2025, 18:0${at}] Marco: ${line}` : line));

function bodyOf(plan: Plan): string[] {
  if (plan.style.columns === 'two') return twoColumns(plan);
  if (plan.style.columns === 'run') return runOn(plan);
  const parts = plan.sections.map((section, at) => sectionLines(section, at, plan));
  return (plan.style.junk === 'chat' ? parts.map(inChat) : parts).flat();
}

/** What stands on the menu that is no dish, no section and no legend. */
export function junkOf({ style, language, title }: Plan): { top: string[]; end: string[] } {
  const footers = wordsOf(language).footers;
  if (style.junk === 'site')
    return {
      top: language === 'en' ? ['Home | Menu | Reservations | Contact'] : [],
      end: [...footers, `© 2025 ${title}`],
    };
  return { top: [], end: style.junk === 'footer' ? footers.slice(0, 2) : [] };
}

/** The menu as text, as an owner would paste it. */
export function textOf(plan: Plan): string {
  const { top, end } = junkOf(plan);
  const head = plan.style.junk === 'chat' ? [] : [plan.title, ''];
  return [...top, ...head, ...bodyOf(plan), ...legendsOf(plan), ...end].join('\n').trimEnd();
}

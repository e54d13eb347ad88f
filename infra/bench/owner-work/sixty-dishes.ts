import type { Browser } from 'playwright-core';
import { benchMenu } from '../samples/bench-menu.ts';
import { drawn, escaped } from '../import/files.ts';

export type PaperDish = { name: string; description: string; price: number };
export type PaperSection = { name: string; dishes: PaperDish[] };

const titles = ['Starters', 'Soups', 'Mains', 'Vegetables', 'Sweets'];

/** Sixty dishes in five sections, each with a unique name and a description. */
export function sixtyDishes(): PaperSection[] {
  const taken = new Set<string>();
  const dishes: PaperDish[] = [];
  for (const { name = '', description = '', price } of benchMenu(400).flatMap(
    (one) => one.dishes,
  )) {
    if (taken.has(name) || dishes.length === 60) continue;
    taken.add(name);
    dishes.push({ name, description, price: Number(price) });
  }
  return titles.map((name, at) => ({ name, dishes: dishes.slice(at * 12, at * 12 + 12) }));
}

/** As text in a document. */
export const asText = (sections: readonly PaperSection[]): string =>
  sections
    .map(({ name, dishes }) =>
      [
        name.toUpperCase(),
        ...dishes.map((dish) => `${dish.name} ..... ${dish.price.toFixed(2)}\n${dish.description}`),
      ].join('\n'),
    )
    .join('\n\n');

/** As a printer of menus would set it. */
function asPage(sections: readonly PaperSection[], columns: number): string {
  const set = sections.map(({ name, dishes }) => {
    const lines = dishes.map(
      (dish) =>
        `<p><span>${escaped(dish.name)}</span><span>${dish.price.toFixed(2)}</span></p><small>${escaped(dish.description)}</small>`,
    );
    return `<section><h2>${name}</h2>${lines.join('')}</section>`;
  });
  return `<!doctype html><meta charset="utf-8"><style>
body { margin: 40px; background: #fdfbf4; color: #222; font: 19px Georgia, serif; }
main { columns: ${columns}; column-gap: 60px; }
section { break-inside: avoid; }
h2 { margin: 0 0 10px; font-size: 29px; }
p { display: flex; justify-content: space-between; gap: 20px; margin: 0 0 12px; }
small { display: block; margin: -10px 0 14px; color: #555; font-size: 16px; }
</style><main>${set.join('')}</main>`;
}

export const asPdf = async (browser: Browser, sections: readonly PaperSection[]) => ({
  name: 'menu.pdf',
  mimeType: 'application/pdf',
  buffer: await drawn(browser, asPage(sections, 2), (page) =>
    page.pdf({ format: 'A4', printBackground: true }),
  ),
});

/** Two pages, slightly tilted. */
export const asPhotos = (browser: Browser, sections: readonly PaperSection[]) =>
  Promise.all(
    [sections.slice(0, 3), sections.slice(3)].map(async (page, at) => ({
      name: `page-${at + 1}.jpg`,
      mimeType: 'image/jpeg',
      buffer: await drawn(
        browser,
        `${asPage(page, 1)}<style>html { background: #fdfbf4; } body { rotate: 1.5deg; }</style>`,
        (drawnPage) => drawnPage.screenshot({ type: 'jpeg', quality: 80, fullPage: true }),
      ),
    })),
  );

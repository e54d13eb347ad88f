import { benchMenu } from '../bench-menu.ts';
import { drawn, escaped, lights, paper } from '../import/files.ts';
const titles = ['Starters', 'Soups', 'Mains', 'Vegetables', 'Sweets'];
/** Sixty dishes in five sections, each with a name of its own and a description. */
export function sixtyDishes() {
  const taken = new Set();
  const dishes = [];
  for (const { name = '', description = '', price } of benchMenu(400).flatMap(
    (one) => one.dishes,
  )) {
    if (taken.has(name) || dishes.length === 60) continue;
    taken.add(name);
    dishes.push({ name, description, price: Number(price) });
  }
  return titles.map((name, at) => ({ name, dishes: dishes.slice(at * 12, at * 12 + 12) }));
}
/** As it stands in a document. */
export const asText = (sections) =>
  sections
    .map(({ name, dishes }) =>
      [
        name.toUpperCase(),
        ...dishes.map((dish) => `${dish.name} ..... ${dish.price.toFixed(2)}\n${dish.description}`),
      ].join('\n'),
    )
    .join('\n\n');
const asPage = (sections, columns) =>
  paper(
    sections
      .map(({ name, dishes }) => {
        const lines = dishes.map(
          (dish) =>
            `<p><span>${escaped(dish.name)}</span><span>${dish.price.toFixed(2)}</span></p><small>${escaped(dish.description)}</small>`,
        );
        return `<section><h2>${name}</h2>${lines.join('')}</section>`;
      })
      .join(''),
    columns,
  );
export const asPdf = async (browser, sections) => ({
  name: 'menu.pdf',
  mimeType: 'application/pdf',
  buffer: await drawn(browser, asPage(sections, 2), (page) =>
    page.pdf({ format: 'A4', printBackground: true }),
  ),
});
/** Two pages, held a little askew. */
export const asPhotos = (browser, sections) =>
  Promise.all(
    [sections.slice(0, 3), sections.slice(3)].map(async (page, at) => ({
      name: `page-${at + 1}.jpg`,
      mimeType: 'image/jpeg',
      buffer: await drawn(
        browser,
        `${asPage(page, 1)}<style>html { background: #fdfbf4; } ${lights.tilted}</style>`,
        (drawnPage) => drawnPage.screenshot({ type: 'jpeg', quality: 80, fullPage: true }),
      ),
    })),
  );

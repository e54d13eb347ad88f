import * as z from 'zod';
import { translationRow } from '@menuleaf/shared/contracts/catalogue/menus/translation-calls.ts';
import type { BenchRestaurant } from './bench-restaurant.ts';

/** On a page only once its texts are there. */
export const arabicWord = 'مشوي';
const words = [arabicWord, 'طازج', 'خضار', 'لحم', 'دجاج', 'أرز', 'صلصة', 'ليمون', 'خبز', 'زيتون'];

/** As many words as the original has. */
const inItsWords = (original: string) =>
  original
    .split(' ')
    .map((word, at) => words[(word.length + at) % words.length])
    .join(' ');

const withId = z.array(z.object({ id: z.string() }));
const withRows = z.object({ rows: z.array(translationRow) });

/** Gives the menu of a restaurant a page in Arabic, with a text for each of its own. */
export async function inArabic({ call }: BenchRestaurant): Promise<void> {
  const [menu] = withId.parse(await call('GET', '/api/menus'));
  await call('PUT', `/api/menus/${menu?.id}`, { further_languages: ['ar'] });
  const path = `/api/menus/${menu?.id}/translations/ar`;
  const { rows } = withRows.parse(await call('GET', path));
  const said = rows.map(({ kind, id, updated_at, original: { name, description } }) => ({
    kind,
    id,
    updated_at,
    words: { name: inItsWords(name), ...(description && { description: inItsWords(description) }) },
  }));
  await call('PUT', path, { rows: said });
}

import * as z from 'zod';
import { translationRow } from '@menuleaf/shared/contracts/catalogue/menus/translation-calls.ts';
import type { BenchRestaurant } from './bench-restaurant.ts';

/** Appears on a page once it is translated. */
export const arabicWord = 'مشوي';
const words = [arabicWord, 'طازج', 'خضار', 'لحم', 'دجاج', 'أرز', 'صلصة', 'ليمون', 'خبز', 'زيتون'];

const inItsWords = (original: string) =>
  original
    .split(' ')
    .map((word, at) => words[(word.length + at) % words.length])
    .join(' ');

const withId = z.array(z.object({ id: z.string() }));
const withRows = z.object({ rows: z.array(translationRow) });

/** Adds an Arabic translation to a restaurant's menu, covering each of its texts. */
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

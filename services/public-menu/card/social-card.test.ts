import { testFolder } from '@menuleaf/shared/testing/test-folder.ts';
import { cpSync } from 'node:fs';
import { basename, join } from 'node:path';
import sharp from 'sharp';
import { faceSources } from '../faces/face-files.ts';
import type { ShownLook } from '@menuleaf/shared/contracts/catalogue/restaurants/shown-look.ts';
import { specimen as whole, specimenMenu } from '../pages/specimen.ts';
import type { View } from '../publishing/render.ts';
import { withCard } from '../publishing/with-card.ts';
import { cardMaker } from './social-card.ts';

const { card_url: _card, ...specimen } = whole;

const folder = testFolder();
for (const file of faceSources) {
  cpSync(join(import.meta.dirname, '../../../node_modules', file), join(folder, basename(file)));
}
const photo = sharp({ create: { width: 1200, height: 600, channels: 3, background: '#8a1c2b' } });
const maker = cardMaker(folder, async (key) =>
  key === 'images/c/1200.webp' ? photo.clone().webp().toBuffer() : undefined,
);
const words = { name: 'Zum Löwen & <Hirsch>', line: 'Portland, OR' };

test('a card is 1200 by 630, on the accent, with the name drawn in it', async () => {
  const card = await maker.cardFor({ accent: '#8a1c2b', type: 'bold' }, words, undefined);
  const image = sharp(card?.bytes);
  expect(await image.metadata()).toMatchObject({ width: 1200, height: 630, format: 'png' });
  const { dominant, channels } = await image.stats();
  expect([dominant.r > 120, dominant.g < 48, dominant.b < 64]).toEqual([true, true, true]);
  // There is white text on it.
  expect(channels.map(({ max }) => max > 240)).toEqual([true, true, true]);
  expect(card?.bytes?.length).toBeLessThan(60_000);
});

test('it is made again only when it says or looks something else, each in its own face', async () => {
  const first = await maker.cardFor({ type: 'elegant' }, words, undefined);
  const again = await maker.cardFor({ type: 'elegant' }, words, first?.file);
  expect(again).toEqual({ file: first?.file });
  const other = await maker.cardFor({ type: 'handwritten' }, words, first?.file);
  expect(other?.file).not.toBe(first?.file);
  expect(other?.bytes?.equals(first?.bytes ?? Buffer.alloc(0))).toBe(false);
});

const viewed = (look: ShownLook | undefined, image_url: string | null, name: string): View => ({
  restaurant: { ...specimen, name, ...(look && { look }) },
  shown: {
    ...specimenMenu,
    categories: specimenMenu.categories.map((one) => ({
      ...one,
      items: one.items.map((item) => ({ ...item, image_url })),
    })),
  },
  translations: [],
  isListed: true,
});

test.each<[string, ShownLook | undefined, string | null, string | undefined, string?]>([
  ['its cover', { cover_url: '/images/c/288.webp' }, '/images/i/288.webp', 'image/jpeg'],
  ['its name, where the cover is gone', { cover_url: '/images/g/288.webp' }, null, 'image/png'],
  ['its name', { accent: '#8a1c2b' }, '/images/c/288.webp', 'image/png'],
  ['a dish, where no face can write its name', {}, '/images/c/288.webp', 'image/jpeg', '寿司'],
  ['a dish, where it has no look', undefined, '/images/c/288.webp', 'image/jpeg'],
  ['nothing, where the photo is gone', undefined, '/images/g/288.webp', undefined],
  ['nothing, where there is none', undefined, null, undefined],
])('the link to a restaurant shows %s', async (_, look, image_url, type, name = 'Olive') => {
  const put: { key: string; body: string | Uint8Array; contentType: string }[] = [];
  const pages = { putFile: async (file: (typeof put)[number]) => void put.push(file) };
  const { view } = await withCard(viewed(look, image_url, name), undefined, {
    cards: maker,
    pages,
  });
  expect(put.map(({ contentType }) => contentType)).toEqual(type === undefined ? [] : [type]);
  const [file] = put;
  expect(view?.restaurant.card_url).toBe(file && `/${file.key}`);
  if (!file) return;
  const { width, height, format } = await sharp(file.body).metadata();
  expect([width, height, `image/${format}`]).toEqual([1200, 630, type]);
});

test('a card that a page has is neither read nor drawn again, and goes with what it showed', async () => {
  const put: string[] = [];
  const pages = { putFile: async ({ key }: { key: string }) => void put.push(key) };
  const of = (look?: ShownLook) => viewed(look, null, 'Olive');
  const cover = { cover_url: '/images/c/288.webp' };
  const first = await withCard(of(cover), undefined, { cards: maker, pages });
  const restaurant = first.view?.restaurant ?? null;
  const before = { restaurant };
  expect(await withCard(of(cover), before, { cards: maker, pages })).toEqual(first);
  expect(put).toHaveLength(1);
  expect((await withCard(of(), before, { cards: maker, pages })).unused).toEqual(put);
});

test('a name that no face can write has no card', async () => {
  expect(await maker.cardFor({}, { ...words, name: '寿司' }, undefined)).toBeUndefined();
});

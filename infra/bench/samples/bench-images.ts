import { setTimeout as wait } from 'node:timers/promises';
import { benchImage } from './bench-image.ts';
import type { BenchRestaurant } from './bench-restaurant.ts';

const imagesOf = (html: string) => [...html.matchAll(/<img src="([^"]+)"/g)].map(([, url]) => url);

const pageText = async (url: string) => (await fetch(url)).text();

/** Adds an image to each of a published menu's first dishes, and waits until its page shows them. */
export async function giveImages({ call }: BenchRestaurant, url: string, count: number) {
  const dishes = [...(await pageText(url)).matchAll(/ id="i-([^"]+)"/g)].slice(0, count);
  for (const [at, [, id]] of dishes.entries()) {
    const form = new FormData();
    const bytes = new Uint8Array(await benchImage(at));
    form.set('image', new Blob([bytes], { type: 'image/jpeg' }));
    await call('PUT', `/api/menus/items/${id}`, form);
  }
  while (imagesOf(await pageText(url)).length < count) {
    await wait(200);
  }
}

const mean = (values: number[]) => values.reduce((sum, each) => sum + each, 0) / values.length;

/** Mean size in bytes of a menu list's images. */
export async function imageWeights(url: string) {
  const shown = imagesOf(await pageText(url));
  const weigh = async (format: string) => {
    const bodies = shown.map(async (image) => {
      const { href } = new URL(image?.replace(/webp$/, format) ?? '', url);
      const response = await fetch(href);
      if (!response.ok) throw new Error(`${href}: ${response.status}`);
      return (await response.arrayBuffer()).byteLength;
    });
    return mean(await Promise.all(bodies));
  };
  return { avif: await weigh('avif'), webp: await weigh('webp') };
}

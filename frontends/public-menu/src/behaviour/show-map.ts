import { moreWords } from '../words/more-words.ts';
import { make } from './make.ts';
import { wordsOf } from './words-of.ts';

/** Degrees to each side: a few streets. */
const around = 0.003;

/** The map is on another host, so it is loaded only on tap. */
export function showMap(root: HTMLElement, signal: AbortSignal) {
  const button = root.querySelector<HTMLButtonElement>('.map button');
  button?.addEventListener(
    'click',
    () => {
      const [latitude = 0, longitude = 0] = (button.value || '').split(',').map(Number);
      const box = [longitude - around, latitude - around, longitude + around, latitude + around];
      const query = new URLSearchParams({
        bbox: box.join(),
        layer: 'mapnik',
        marker: `${latitude},${longitude}`,
      });
      const src = `https://www.openstreetmap.org/export/embed.html?${query}`;
      button.replaceWith(
        make('iframe', { src, title: wordsOf(root, moreWords).map, height: '200' }),
      );
    },
    { signal },
  );
}

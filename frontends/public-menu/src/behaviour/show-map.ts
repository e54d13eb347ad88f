import { laterWords } from '../words/later-words.ts';
import { make } from './make.ts';
import { wordsOf } from './words-of.ts';

/** Degrees to each side: a few streets. */
const around = 0.003;

/** In place of the button, which holds where it is. */
export function showMap(button: HTMLButtonElement, root: HTMLElement) {
  const [latitude = 0, longitude = 0] = button.value.split(',').map(Number);
  const box = [longitude - around, latitude - around, longitude + around, latitude + around];
  const query = new URLSearchParams({
    bbox: box.join(),
    layer: 'mapnik',
    marker: `${latitude},${longitude}`,
  });
  const src = `https://www.openstreetmap.org/export/embed.html?${query}`;
  const title = wordsOf(root, laterWords).map;
  button.replaceWith(make('iframe', { src, title, height: '200', style: 'border:0;width:100%' }));
}

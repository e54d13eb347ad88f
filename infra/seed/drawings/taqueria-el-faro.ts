import { around, at, blob, disc, lying } from './brush.ts';
import { chunk, corn, dots, herbs, leaf, swirl, tortilla, wheel } from './foods.ts';
import type { PlacePictures } from './place-pictures.ts';
import { bowl, glass, plate } from './tableware.ts';

const pieces = (seed: number, color: string, light: string) =>
  [
    [-60, -40],
    [50, -60],
    [0, 20],
    [-70, 60],
    [80, 50],
  ]
    .map(([x = 0, y = 0], n) => at([x, y], chunk(seed + n * 3, color, light, 46)))
    .join('');
const tacos = (filling: (n: number) => string) =>
  plate(
    '#f4efe2',
    '#0f766e',
    at([-150, -130], tortilla(40, filling(1))) +
      at([165, -80], tortilla(50, filling(2))) +
      at([-20, 175], tortilla(60, filling(3))) +
      at([250, 190], wheel('#5f9e45', '#cfe39a', 74)),
    400,
  );

export const taqueriaElFaro: PlacePictures = {
  table: { base: '#e8a53c', grain: '#b87717', kind: 'wood' },
  dishes: {
    'Al pastor': tacos(
      (n) =>
        pieces(n * 20, '#a63d17', '#d9652b') +
        at([20, -10], dots(n, 8, 80, ['#f6d04a'], 17)) +
        herbs(n + 4, 9, 100),
    ),
    Suadero: tacos(
      (n) =>
        pieces(n * 22, '#5c3420', '#8a5636') +
        dots(n, 16, 100, ['#fff', '#b5291c'], 9) +
        herbs(n + 9, 6, 90),
    ),
    'Pescado estilo Ensenada': tacos(
      (n) =>
        at(
          [0, 0],
          lying(blob(n + 70, 98, '#c9832b', 0.12, 0.55) + blob(n + 71, 84, '#e9ad4c', 0.14, 0.5)),
          n * 40,
        ) + dots(n + 2, 16, 100, ['#b9d58c', '#8a4f8c', '#fff'], 13),
    ),
    'Nopal a la plancha': tacos(
      (n) =>
        at(
          [-10, 0],
          lying(
            blob(n + 30, 104, '#4c7d34', 0.08, 0.6) +
              '<path d="M-70 -14h130M-70 20h130" stroke="#243f17" stroke-width="9" opacity=".6"/>',
          ),
          n * 50,
        ) + dots(n, 9, 80, ['#e6efc4'], 12),
    ),
    'Guacamole de molcajete': bowl(
      '#4a4a4c',
      '#333335',
      '#7ea33f',
      at([0, 0], swirl('#8fb54a', '#b4d16d', 250)) +
        dots(14, 18, 210, ['#c23b2b', '#fff', '#4f7f2c'], 15) +
        at([60, -130], wheel('#5f9e45', '#cfe39a', 66)) +
        around(5, 350, (n) =>
          at(
            [0, 0],
            lying(`<path d="M-60 -66L110 0L-60 66Z" fill="${n % 2 ? '#e9b44a' : '#dba136'}"/>`),
          ),
        ),
      330,
    ),
    'Agua de jamaica': glass(
      '#a3163f',
      '#6d0d2a',
      at([50, 40], wheel('#e08a1e', '#f6b23d', 84)) +
        at([-70, -50], disc(40, '#fff', 'opacity=".3"')) +
        at([-30, 90], leaf('#4d8b3c', '#2f6427', 80), 210),
      270,
    ),
    'Rajas con elote': tacos(
      (n) =>
        [-60, 0, 60].map((y) => at([-70, y], leaf('#2f6b35', '#1d4a22', 150), n * 9)).join('') +
        corn(n + 3),
    ),
  },
  emblem: `${disc(118, '#0f766e')}<path d="M-26 84L-18 -34H18L26 84Z" fill="#fff"/><path d="M-23 44h46l-3 -30h-40z" fill="#0f766e"/><rect x="-26" y="-50" width="52" height="16" fill="#f6b23d"/><path d="M-18 -50v-26h36v26z" fill="#f6b23d"/><path d="M-22 -76h44L0 -98z" fill="#fff"/><path d="M34 -66L96 -88V-40ZM-34 -66L-96 -88V-40Z" fill="#f6b23d" opacity=".85"/>`,
};

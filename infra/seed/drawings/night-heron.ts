import { at, disc, lying, strewn } from './brush.ts';
import { almond, bread, dots, herbs, ice, leaf, olive, peel, wheel } from './foods.ts';
import type { PlacePictures } from './place-pictures.ts';
import { board, bowl, glass } from './tableware.ts';

export const nightHeron: PlacePictures = {
  table: { base: '#241f2b', grain: '#0c0a10', kind: 'stone' },
  dishes: {
    Heron: glass(
      '#b9c95c',
      '#7d8f2f',
      at([20, 10], leaf('#dbe7a0', '#8aa24a', 190), -60) +
        at([-80, 60], wheel('#5f9e45', '#d8ecae', 62)),
      290,
    ),
    'Low tide': glass(
      '#d9b26b',
      '#8a5f2a',
      at([0, 0], ice, 18) +
        at([90, -80], peel('#e8c34a'), 20) +
        at([-120, 40], leaf('#2f4a3a', '#16261d', 170), -100),
      290,
    ),
    'Sunday suit': glass(
      '#b3541c',
      '#6b2a0c',
      at([10, 10], ice, 40) + at([-80, -60], peel('#f0892b')),
      280,
    ),
    'Milk punch': glass(
      '#f0dcae',
      '#c9a964',
      dots(3, 26, 200, ['#a9672f'], 7) + at([70, 70], leaf('#e8c34a', '#b08a1e', 150), 190),
      280,
    ),
    'Garden gimlet': glass(
      '#cfe3a4',
      '#8fb35a',
      at([0, 0], wheel('#4d8b3c', '#e7f3cf', 120)) + herbs(5, 6, 180),
      290,
    ),
    'Bitter orange spritz': glass(
      '#e4571e',
      '#a8330c',
      at([-60, 50], ice, 10) +
        at([70, -40], wheel('#e07b12', '#f8b545', 110)) +
        dots(6, 24, 210, ['#ffd9b0'], 6),
      300,
    ),
    'Smoked almonds': bowl(
      '#4b3f52',
      '#2b2430',
      '#3a2c22',
      strewn(12, 40, 230, () => almond) + dots(9, 22, 240, ['#fff'], 5),
      310,
    ),
    'Fried olives': bowl(
      '#5b2c34',
      '#36181e',
      '#2a1512',
      strewn(14, 18, 210, (n) =>
        n % 4
          ? lying(disc(58, '#b9752b') + disc(46, '#d99a47') + dots(n, 9, 36, ['#8a4f17'], 5))
          : olive,
      ),
      310,
    ),
    'Grilled cheese, three cheddars': board(
      '#7a4a25',
      '#54300f',
      at([-150, 0], bread(270, 230), -8) +
        at([160, 10], bread(270, 230), 12) +
        at([10, 130], dots(5, 12, 90, ['#f0a92b', '#f7c65a'], 20)),
    ),
  },
  emblem: `${disc(118, '#17151c')}<circle cx="34" cy="-34" r="52" fill="#d9b36c"/><path d="M-70 96Q-74 20 -20 -6Q24 -26 4 -66Q-6 -88 -34 -84L-88 -66L-36 -62Q-24 -56 -34 -38Q-58 -8 -58 30Q-60 60 -44 96Z" fill="#f1ebdf"/><circle cx="-26" cy="-72" r="5" fill="#17151c"/><path d="M-40 96Q-6 40 60 60Q20 78 -4 96Z" fill="#f1ebdf"/>`,
};

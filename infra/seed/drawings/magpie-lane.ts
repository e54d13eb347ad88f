import { at, blob, disc, lying, ring } from './brush.ts';
import { almond, bread, chunk, dots, herbs, leaf, skewer, wheel } from './foods.ts';
import type { PlacePictures } from './place-pictures.ts';
import { board, bowl, glass, plate } from './tableware.ts';

const clay = (on: string) => plate('#efe7da', '#b98a6a', on, 380);
const rosetta =
  '<path d="M0 150C-150 70 -130 -60 0 -140C130 -60 150 70 0 150Z" fill="#f4e3c6"/>' +
  [-60, -10, 40, 90]
    .map(
      (y) =>
        `<path d="M-${110 - Math.abs(y)} ${y - 30}Q0 ${y + 60} ${110 - Math.abs(y)} ${y - 30}" fill="none" stroke="#8a5a32" stroke-width="13" stroke-linecap="round"/>`,
    )
    .join('');

export const magpieLane: PlacePictures = {
  table: { base: '#cfd3cc', grain: '#8b938c', kind: 'stone' },
  dishes: {
    'Chili scrambled eggs': clay(
      at([-90, 60], bread(330, 250), -14) +
        at([70, -30], lying(blob(8, 190, '#f0b52e', 0.2, 0.8) + blob(9, 150, '#f7cf5f', 0.24))) +
        at([60, -30], dots(4, 18, 150, ['#c62f1d', '#7a3a12'], 9)) +
        at([40, -60], herbs(6, 13, 140)),
    ),
    'Smashed avocado': clay(
      at([0, 10], bread(430, 320), 9) +
        at([0, 0], lying(blob(12, 170, '#86a944', 0.16, 0.84) + blob(13, 130, '#a9c766', 0.2))) +
        at([0, 0], dots(5, 20, 160, ['#fff', '#fffbe9', '#3a2a1c'], 12)) +
        at([250, 170], wheel('#e5c53a', '#f7e58c', 84)),
    ),
    'Roast pumpkin salad': bowl(
      '#7a3e2b',
      '#e6dcc8',
      '#d8c49a',
      at([0, 0], dots(21, 60, 270, ['#b98d4f', '#cfa767'], 11)) +
        at([-120, -80], chunk(4, '#d46a1c', '#ef9440', 92)) +
        at([120, -110], chunk(7, '#d46a1c', '#ef9440', 80)) +
        at([40, 110], chunk(10, '#d46a1c', '#ef9440', 96)) +
        at([-140, 110], lying(blob(15, 76, '#fffaf0', 0.18))) +
        at([0, 0], herbs(17, 16, 250)),
    ),
    'Flat white': glass('#a8703c', '#f3efe6', at([0, 0], rosetta), 280) + ring(272, '#f3efe6', 34),
    'Olive oil and orange cake': clay(
      at(
        [-10, 10],
        lying(
          '<path d="M-190 130L170 120L40 -190Q-130 -170 -190 130Z" fill="#b06a20"/><path d="M-170 112L150 104L36 -166Q-116 -150 -170 112Z" fill="#eebc54"/>',
        ),
      ) +
        at([-40, 0], dots(3, 12, 90, ['#d9751a', '#f7a93e'], 12)) +
        at([190, 140], wheel('#e07b18', '#f6b23d', 80)) +
        at([160, -120], lying(blob(30, 76, '#fffaf0', 0.14))) +
        at([140, -130], leaf('#4d8b3c', '#2f6427', 60), 40),
    ),
    'Kangaroo skewers': board(
      '#8a5a34',
      '#5f3a1e',
      [-110, 0, 110]
        .map((y) =>
          at([0, y], skewer(['#5c2418', '#8a1f3f', '#6b2c1c', '#8a1f3f', '#5c2418', '#6b2c1c'])),
        )
        .join('') + at([0, 0], herbs(33, 9, 260)),
    ),
    'Coconut porridge': bowl(
      '#39424e',
      '#f6efe2',
      '#f1e3c7',
      [-120, -40, 40]
        .map((y, n) =>
          at(
            [-70 + n * 20, y],
            lying(`<rect x="-120" y="-24" width="240" height="48" rx="20" fill="#d2476a"/>`),
            -20,
          ),
        )
        .join('') +
        at([110, 120], almond, 20) +
        at([40, 160], almond, 80) +
        at([160, 40], almond, -30),
    ),
    'Soup of the day': bowl(
      '#efe7da',
      '#f7f0e3',
      '#c9571f',
      at(
        [-20, 10],
        `<path d="M-130 0A130 110 0 1 1 60 110A90 76 0 1 1 20 -40" fill="none" stroke="#fff4dc" stroke-width="17" stroke-linecap="round"/>`,
      ) + at([10, 0], herbs(41, 9, 170)),
    ),
  },
  emblem: `${disc(118, '#7a3e2b')}<path d="M-84 26C-60 -40 -6 -70 40 -52L84 -40L52 -22C48 40 -10 66 -84 26Z" fill="#fff"/><path d="M-84 26C-50 20 -10 6 20 -26C10 30 -30 50 -84 26Z" fill="#26201c"/><path d="M-60 34L-108 66L-48 50Z" fill="#26201c"/><circle cx="40" cy="-34" r="7" fill="#26201c"/><path d="M-6 48v34M16 42v34" stroke="#f0b52e" stroke-width="8" stroke-linecap="round"/>`,
};

import { at, blob, disc, strewn } from './brush.ts';
import { dots, fish, herbs, skewer, swirl, wheel } from './foods.ts';
import type { PlacePictures } from './place-pictures.ts';
import { board, bowl, plate } from './tableware.ts';

export const baytAlNar: PlacePictures = {
  table: { base: '#6d3b20', grain: '#3a1c0c', kind: 'wood' },
  dishes: {
    'حمّص بالطحينة': bowl(
      '#1f5c66',
      '#174851',
      '#e6cf9a',
      swirl('#ecd9ab', '#d2b472', 280) +
        at([20, 10], blob(7, 110, '#c9a21c', 0.14, 0.8)) +
        dots(5, 16, 190, ['#f6ead0', '#b5522b'], 17) +
        herbs(8, 6, 200),
      360,
    ),
    'متبّل الباذنجان': bowl(
      '#7a2a1e',
      '#5c1c13',
      '#cbb892',
      swirl('#d6c6a2', '#b39c6d', 280) +
        dots(9, 34, 210, ['#a3163f', '#c9305a'], 12) +
        herbs(10, 8, 210),
      360,
    ),
    تبّولة: plate(
      '#f1ead9',
      '#b5522b',
      at([0, 0], blob(3, 270, '#3f7a32', 0.06)) +
        strewn(
          4,
          120,
          250,
          (n) =>
            `<path d="M-20 0L20 0" stroke="${['#5f9e45', '#2f6427', '#8bbf62'][n % 3]}" stroke-width="15" stroke-linecap="round"/>`,
        ) +
        dots(6, 40, 240, ['#c9372c', '#f3ead0', '#e35a45'], 12) +
        at([220, 190], wheel('#e3b52c', '#f7e27a', 74)),
      390,
    ),
    'كباب لحم الضأن': board(
      '#8a5a30',
      '#5f3a18',
      [-120, 0, 120]
        .map((y) =>
          at(
            [0, y],
            skewer(['#5a2c18', '#6d3820', '#5a2c18', '#7a4428', '#5a2c18', '#6d3820']),
            y / 30,
          ),
        )
        .join('') +
        at([330, 180], herbs(12, 10, 90)) +
        at([-330, -170], disc(76, '#e9e1cf') + disc(62, '#c9372c')),
    ),
    'شيش طاووق': board(
      '#8a5a30',
      '#5f3a18',
      [-120, 0, 120]
        .map((y) =>
          at(
            [0, y],
            skewer(['#d9942f', '#c9372c', '#e3a844', '#5f9e45', '#d9942f', '#e3a844']),
            y / -30,
          ),
        )
        .join('') +
        at([340, 190], wheel('#e3b52c', '#f7e27a', 70)) +
        at([-340, 180], disc(80, '#e9e1cf') + disc(66, '#fbf6e8')),
    ),
    'هامور مشوي': plate(
      '#e9e1cf',
      '#1f5c66',
      at([0, 0], fish, -18) +
        at([-170, 190], wheel('#e3b52c', '#f7e27a', 74)) +
        at([150, 190], herbs(15, 12, 110)) +
        dots(16, 18, 300, ['#3a1c0c'], 6),
      400,
    ),
  },
  emblem: `<path d="M-104 112V-10C-104 -70 -40 -84 0 -118C40 -84 104 -70 104 -10V112Z" fill="#9a3412"/><path d="M0 92C-52 84 -66 40 -44 4C-34 24 -22 26 -20 8C-18 -22 -2 -46 18 -62C12 -30 40 -14 50 18C62 56 44 86 0 92Z" fill="#f6b23d"/><path d="M2 88C-22 82 -28 58 -12 38C-6 50 2 48 4 36C20 46 28 78 2 88Z" fill="#fff3d0"/>`,
};

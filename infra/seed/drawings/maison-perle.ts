import { around, at, blob, disc, lying, ring } from './brush.ts';
import { chunk, dots, herbs, leaf, oyster, swirl, wheel } from './foods.ts';
import type { PlacePictures } from './place-pictures.ts';
import { plate } from './tableware.ts';

const porcelain = (on: string) => plate('#fbf8f1', '#d8c9a4', on, 390);

export const maisonPerle: PlacePictures = {
  table: { base: '#2f3a38', grain: '#121716', kind: 'linen' },
  dishes: {
    'Huîtres de Bouzigues': plate(
      '#e9eef0',
      '#9aa7ad',
      dots(61, 60, 310, ['#fff', '#d3e2ea', '#eef6fa'], 26) +
        around(6, 225, () => at([0, 0], oyster)) +
        wheel('#e3b52c', '#f7e27a', 78),
      400,
    ),
    'Poireaux brûlés, vinaigrette à la truffe': porcelain(
      [-78, 0, 78]
        .map((y) =>
          at(
            [0, y],
            lying(
              `<rect x="-210" y="-32" width="420" height="64" rx="30" fill="#b9c57c"/><rect x="-210" y="-32" width="150" height="64" rx="30" fill="#f0efd2"/><path d="M-150 -20l40 44M-60 -24l40 46M40 -24l40 46M130 -22l40 44" stroke="#2c2114" stroke-width="15" opacity=".7" stroke-linecap="round"/>`,
            ),
            y / 16,
          ),
        )
        .join('') + dots(17, 24, 230, ['#2b211b', '#f2c230'], 10),
    ),
    'Quenelle de brochet': porcelain(
      at([0, 30], swirl('#d9763c', '#eb9a5e', 230)) +
        at(
          [-10, -10],
          lying(
            blob(81, 150, '#e3c48d', 0.05, 0.5) +
              at([-16, -16], blob(82, 110, '#f6e5bd', 0.06, 0.4)),
          ),
          -24,
        ) +
        at([130, 120], chunk(85, '#c4492c', '#ec8a5f', 50)) +
        herbs(19, 5, 190),
    ),
    'Volaille de Bresse aux morilles': porcelain(
      at([20, 40], blob(90, 240, '#e9d49a', 0.06)) +
        at([-60, -40], chunk(92, '#b06a2a', '#e2a75b', 140)) +
        [
          [130, -40],
          [110, 90],
          [-30, 150],
          [190, 30],
        ]
          .map(([x = 0, y = 0], n) =>
            at(
              [x, y],
              lying(blob(95 + n, 56, '#4d3522', 0.16, 1.2) + dots(96 + n, 12, 40, ['#2c1c10'], 7)),
            ),
          )
          .join('') +
        herbs(21, 6, 230),
    ),
    'Saint-Marcellin, miel de châtaignier': porcelain(
      at(
        [-40, -20],
        lying(disc(150, '#e2cf9d') + disc(136, '#fbf3dc') + dots(33, 26, 120, ['#efe2bd'], 12)),
      ) +
        at([120, 110], blob(37, 110, '#b8741a', 0.16, 0.7)) +
        at([130, 100], blob(38, 70, '#dd9a2c', 0.2, 0.6)) +
        at([180, -120], leaf('#5a7d3a', '#3a5624', 120), -40),
    ),
    'Tarte à la praline rose': porcelain(
      lying(
        `<path d="M-230 150L0 -230L230 150Q0 230 -230 150Z" fill="#b67a35"/><path d="M-190 126L0 -180L190 126Q0 190 -190 126Z" fill="#c9395f"/>`,
      ) + at([0, 60], dots(43, 26, 120, ['#e98aa3', '#a31f45', '#f4c5d1'], 14)),
    ),
  },
  emblem: `${disc(118, '#fff')}${ring(112, '#6b4f1d', 5)}${[-60, -36, -12, 12, 36, 60].map((x) => `<path d="M0 62Q${x * 0.7} 0 ${x * 1.25} -46" stroke="#6b4f1d" stroke-width="6" fill="none" stroke-linecap="round"/>`).join('')}<path d="M0 66C-70 40 -96 -10 -78 -44C-44 -72 44 -72 78 -44C96 -10 70 40 0 66Z" fill="none" stroke="#6b4f1d" stroke-width="7"/><circle cy="36" r="20" fill="#d8c9a4" stroke="#6b4f1d" stroke-width="5"/>`,
};

import { disc, lying, ring } from './brush.ts';

/** A flat plate of this glaze, its rim a shade off. */
export const plate = (glaze: string, rim: string, on: string, r: number) =>
  lying(
    disc(r, rim) +
      disc(r * 0.965, glaze) +
      ring(r * 0.7, rim, 7, 'opacity=".65"') +
      ring(r * 0.71, '#fff', 3, 'opacity=".35"'),
    'deep',
  ) + on;

/** A bowl filled to its rim. */
export const bowl = (glaze: string, inside: string, filled: string, on: string, r = 370) =>
  lying(disc(r, glaze) + ring(r - 10, '#fff', 4, 'opacity=".25"'), 'deep') +
  disc(r * 0.9, inside) +
  disc(r * 0.86, filled) +
  ring(r * 0.84, '#000', 22, 'opacity=".1"') +
  on;

/** A board with round corners. */
export const board = (wood: string, grain: string, on: string) =>
  lying(
    `<rect x="-430" y="-270" width="860" height="540" rx="60" fill="${wood}"/>` +
      `<path d="M-400 -120q400 30 800 0M-400 40q380 -26 800 0M-400 170q420 24 800 0" stroke="${grain}" stroke-width="5" fill="none" opacity=".5"/>`,
    'deep',
  ) + on;

/** A glass from above: the drink, behind its rim. */
export const glass = (drink: string, deep: string, on: string, r: number) =>
  lying(disc(r, '#ffffff', 'fill-opacity=".28"'), 'deep') +
  disc(r * 0.92, deep) +
  disc(r * 0.8, drink) +
  on +
  ring(r * 0.97, '#fff', 12, 'opacity=".75"') +
  `<path d="M${-r * 0.62} ${-r * 0.5}A${r * 0.8} ${r * 0.8} 0 0 1 ${-r * 0.1} ${-r * 0.79}" stroke="#fff" stroke-width="16" stroke-linecap="round" fill="none" opacity=".7"/>`;

/** A mug of beer or punch, with its foam. */
export const foam = (color: string, r: number) =>
  disc(r, color) +
  [
    [-60, -40, 50],
    [50, 30, 62],
    [70, -70, 40],
    [-50, 70, 46],
  ]
    .map(([x, y, size]) => `<circle cx="${x}" cy="${y}" r="${size}" fill="#fff" opacity=".5"/>`)
    .join('');

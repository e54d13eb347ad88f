import type { Theme } from './theme.ts';

/** A butcher's block: wood type between heavy rules, dots to the price. */
export const grill: Theme = {
  title: 'Grill',
  face: 'alfa',
  text: 'sans',
  light: { paper: '#f3eee6', ink: '#211a16', muted: '#65574c', line: '#d9cdbd', accent: '#9a3412' },
  dark: { paper: '#171311', ink: '#f2e9df', muted: '#b0a295', line: '#372d27', accent: '#f0905a' },
  caps: true,
  prices: 'leader',
  sections: 'rule',
  photos: 'full',
  head: 'cover',
  density: 'close',
  columns: 2,
};

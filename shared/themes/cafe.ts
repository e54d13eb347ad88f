import type { Theme } from './theme.ts';

/** Third-wave coffee: a grotesque with a voice, oat paper, prices in the line. */
export const cafe: Theme = {
  title: 'Café',
  face: 'bricolage',
  text: 'sans',
  light: { paper: '#f6f1ea', ink: '#2a211c', muted: '#6b5d53', line: '#e2d8cc', accent: '#a6452b' },
  dark: { paper: '#1c1714', ink: '#f1e9e1', muted: '#b3a498', line: '#372e28', accent: '#e89a78' },
  prices: 'after',
  sections: 'rule',
  photos: 'round',
  head: 'split',
  density: 'close',
  columns: 2,
};

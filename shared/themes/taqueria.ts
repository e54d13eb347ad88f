import type { Theme } from './theme.ts';

/** A painted wall: chunky letters, categories as blocks of color. */
export const taqueria: Theme = {
  title: 'Taquería',
  face: 'lilita',
  text: 'sans',
  light: { paper: '#fff6e3', ink: '#2b1a12', muted: '#71583f', line: '#f0dcb4', accent: '#c2185b' },
  dark: { paper: '#1f120f', ink: '#ffeedd', muted: '#c8ac94', line: '#43291f', accent: '#ff8fb1' },
  prices: 'right',
  sections: 'block',
  photos: 'round',
  head: 'bar',
  density: 'usual',
  columns: 2,
};

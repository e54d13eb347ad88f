import type { Theme } from './theme.ts';

/** A trattoria's poster: a fat Didone, tomato on cream, dots to the price. */
export const pizzeria: Theme = {
  title: 'Pizzeria',
  face: 'abril',
  text: 'serif',
  light: { paper: '#fdf8ee', ink: '#231a14', muted: '#6a5c4d', line: '#e6d9c2', accent: '#b3201f' },
  dark: { paper: '#1a130f', ink: '#f6ecdf', muted: '#b6a692', line: '#3a2c22', accent: '#f08a73' },
  prices: 'leader',
  sections: 'ornament',
  photos: 'round',
  head: 'bar',
  density: 'usual',
  columns: 2,
};

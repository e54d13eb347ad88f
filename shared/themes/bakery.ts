import type { Theme } from './theme.ts';

/** Warm from the oven: a soft, round letter and arched photos. */
export const bakery: Theme = {
  title: 'Bakery',
  face: 'caprasimo',
  text: 'serif',
  light: { paper: '#fdf3e7', ink: '#3a2417', muted: '#785a46', line: '#edd9c2', accent: '#a3501a' },
  dark: { paper: '#211611', ink: '#f8e9da', muted: '#c0a48f', line: '#432f24', accent: '#eda36b' },
  prices: 'after',
  sections: 'ornament',
  photos: 'arch',
  head: 'bar',
  density: 'usual',
  columns: 2,
};

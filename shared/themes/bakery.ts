import type { Theme } from './theme.ts';

/** Warm from the oven: a soft, round letter under an awning, sections piped in dots. */
export const bakery: Theme = {
  title: 'Bakery',
  face: 'caprasimo',
  text: 'serif',
  light: { paper: '#fdf3e7', ink: '#3a2417', muted: '#785a46', line: '#edd9c2', accent: '#a3501a' },
  dark: { paper: '#211611', ink: '#f8e9da', muted: '#c0a48f', line: '#432f24', accent: '#eda36b' },
  prices: 'after',
  sections: 'dots',
  photos: 'arch',
  head: 'awning',
  density: 'usual',
  columns: 2,
};

import type { Theme } from './theme.ts';

/** A kitchen garden: a soft serif on pale green, a leaf before each section. */
export const vegetarian: Theme = {
  title: 'Vegetarian',
  face: 'fraunces',
  text: 'humanist',
  light: { paper: '#f5f7ee', ink: '#1d2818', muted: '#56634d', line: '#dbe3cd', accent: '#3f6b22' },
  dark: { paper: '#131911', ink: '#e9f0e1', muted: '#a1b096', line: '#2b3626', accent: '#a3cf7b' },
  prices: 'after',
  sections: 'leaf',
  photos: 'arch',
  head: 'field',
  density: 'airy',
};

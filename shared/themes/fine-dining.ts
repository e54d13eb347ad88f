import type { Theme } from './theme.ts';

/** A tasting menu: Garamond with plenty of white space, prices below as an aside. */
export const fineDining: Theme = {
  title: 'Fine dining',
  face: 'cormorant',
  text: 'oldstyle',
  light: { paper: '#fcfbf8', ink: '#1d1c1a', muted: '#66625b', line: '#e3dfd6', accent: '#7a5c2e' },
  dark: { paper: '#121214', ink: '#efece5', muted: '#a8a39a', line: '#2b2b2f', accent: '#d3b27c' },
  prices: 'below',
  sections: 'caps',
  photos: 'full',
  head: 'center',
  density: 'airy',
};

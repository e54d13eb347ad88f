import type { Theme } from './theme.ts';

/** A good menu and nothing else: what every page is until its owner chooses. */
export const bistro: Theme = {
  title: 'Bistro',
  face: 'serif',
  text: 'sans',
  light: { paper: '#fbfaf7', ink: '#1b1f1a', muted: '#5c6459', line: '#e4e2da', accent: '#1f6b3b' },
  dark: { paper: '#131613', ink: '#ecefea', muted: '#a3aba0', line: '#2c322c', accent: '#6cc38a' },
  prices: 'right',
  sections: 'plain',
  photos: 'square',
  head: 'bar',
  density: 'usual',
};

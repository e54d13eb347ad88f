import type { Theme } from './theme.ts';

/** A sign above the sand: brushed script, sea and coral. */
export const beachBar: Theme = {
  title: 'Beach bar',
  face: 'pacifico',
  text: 'humanist',
  light: { paper: '#f3fbfa', ink: '#0f2d33', muted: '#4a656a', line: '#cfe6e4', accent: '#d3503a' },
  dark: { paper: '#0c1d22', ink: '#e6f5f4', muted: '#94b1b4', line: '#1f3a41', accent: '#ff9d82' },
  prices: 'right',
  sections: 'plain',
  photos: 'round',
  head: 'cover',
  density: 'airy',
};

import type { Theme } from './theme.ts';

/** A sign above the sand: brushed script, the sea over sand, a wave below each section. */
export const beachBar: Theme = {
  title: 'Beach bar',
  face: 'pacifico',
  text: 'humanist',
  light: { paper: '#fdf8ec', ink: '#12323a', muted: '#52656a', line: '#ebdfc6', accent: '#0a7183' },
  dark: { paper: '#0c1d22', ink: '#e6f5f4', muted: '#94b1b4', line: '#1f3a41', accent: '#63d0dc' },
  prices: 'right',
  sections: 'wave',
  photos: 'round',
  head: 'cover',
  density: 'airy',
};

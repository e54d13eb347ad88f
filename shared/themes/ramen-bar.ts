import type { Theme } from './theme.ts';

/** A ticket from the machine at the door: heavy gothic, numbered sections, red on rice paper. */
export const ramenBar: Theme = {
  title: 'Ramen bar',
  face: 'dela',
  text: 'sans',
  light: { paper: '#f4f2ed', ink: '#161412', muted: '#5d5852', line: '#d8d3c9', accent: '#c8241b' },
  dark: { paper: '#141211', ink: '#f3eee8', muted: '#a9a199', line: '#322d2a', accent: '#ff7a66' },
  prices: 'right',
  sections: 'numeral',
  photos: 'square',
  head: 'split',
  density: 'close',
  columns: 2,
};

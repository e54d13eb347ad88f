import type { Theme } from './theme.ts';

/** After dark at any hour: geometric capitals in brass on aubergine. */
export const cocktailBar: Theme = {
  title: 'Cocktail bar',
  face: 'josefin',
  text: 'humanist',
  light: { paper: '#17151c', ink: '#f1ebdf', muted: '#aca4a5', line: '#3a3542', accent: '#d9b36c' },
  dark: { paper: '#121016', ink: '#f1ebdf', muted: '#a9a1a3', line: '#332e3a', accent: '#d9b36c' },
  caps: true,
  prices: 'after',
  sections: 'ornament',
  photos: 'arch',
  head: 'center',
  density: 'airy',
};

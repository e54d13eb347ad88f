/** Strings of what is asked for by itself: the map and the page as it is printed. */
export const laterWords = {
  print: 'Print',
  large: 'Large print',
  back: 'Back to the menu',
  map: 'Map',
};

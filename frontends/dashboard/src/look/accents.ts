/** Preset colors that also work in dark mode; any other can be typed. */
export const accents = [
  ['#8a1c2b', 'Burgundy'],
  ['#b84a2a', 'Terracotta'],
  ['#e0a526', 'Saffron'],
  ['#6a6b1e', 'Olive'],
  ['#17493a', 'Pine'],
  ['#0f6a78', 'Lagoon'],
  ['#1f356b', 'Midnight'],
  ['#4a2f27', 'Espresso'],
] as const;

/** Default until the owner chooses. */
export const leaf = '#1f6b3b';

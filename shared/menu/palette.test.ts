import { assert, integer, property } from 'fast-check';
import { contrast } from './oklch.ts';
import { graphicContrast, paletteOf, type Scheme, textContrast } from './palette.ts';

/** Warning colors are the same everywhere. */
const warnings = { light: ['#b3261e', '#8a5a00'], dark: ['#f2a29b', '#e8c06a'] };

const faultsOf = (accent: string, scheme: Scheme) => {
  const palette = paletteOf(accent, scheme);
  const { paper, surface, 'leaf-soft': soft } = palette;
  const pairs: [string, string, number][] = [
    ...[palette.ink, palette.muted, palette.leaf, ...warnings[scheme]].flatMap(
      (text): [string, string, number][] =>
        [paper, surface, soft].map((ground) => [text, ground, textContrast]),
    ),
    [palette['on-leaf'], palette.leaf, textContrast],
    [palette['on-fill'], palette.fill, textContrast],
    [palette['on-band'], palette.band, textContrast],
    ...[paper, surface].map((ground): [string, string, number] => [
      palette.edge,
      ground,
      graphicContrast,
    ]),
  ];
  return pairs.filter(([one, other, least]) => contrast(one, other) < least);
};

test('a thousand accents keep every text readable, by day and by night', () => {
  const accents = integer({ min: 0, max: 0xffffff });
  assert(
    property(accents, (number) => {
      const accent = `#${number.toString(16).padStart(6, '0')}`;
      expect([accent, faultsOf(accent, 'light'), faultsOf(accent, 'dark')]).toEqual([
        accent,
        [],
        [],
      ]);
    }),
    { numRuns: 1000, seed: 29 },
  );
});

test.each(['#000000', '#ffffff', '#ffff00', '#00ff00', '#0000ff', '#ff0000', '#808080'])(
  'so does %s',
  (accent) => {
    expect([faultsOf(accent, 'light'), faultsOf(accent, 'dark')]).toEqual([[], []]);
  },
);

test('an accent that can be read stays as it was chosen', () => {
  const { leaf, band, fill } = paletteOf('#8a1c2b', 'light');
  expect([leaf, band, fill]).toEqual(['#8a1c2b', '#8a1c2b', '#8a1c2b']);
});

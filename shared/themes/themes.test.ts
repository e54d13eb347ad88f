import { assert, constantFrom, integer, property } from 'fast-check';
import { type ThemeName, themeNames } from '../contracts/catalogue/restaurants/theme-names.ts';
import { contrast } from '../menu/oklch.ts';
import { graphicContrast, paletteOn, type Scheme, signals, textContrast } from '../menu/palette.ts';
import { sameSeed } from '../testing/same-seed.ts';
import { faces, isFace } from './faces.ts';
import { isStack } from './stacks.ts';
import { themes } from './themes.ts';

/** Text and background pairs on a page that are not readable. */
function faultsOf(name: ThemeName, scheme: Scheme, accent = themes[name][scheme].accent) {
  const ground = themes[name][scheme];
  const { tomato, saffron } = signals(ground);
  const colors = paletteOn(ground, accent);
  const { paper, surface, ink, muted, leaf, edge, fill, band } = colors;
  const texts = [ink, muted, leaf];
  const pairs: [string, string, number][] = [
    ...texts.flatMap((text): [string, string, number][] =>
      [paper, surface, colors['leaf-soft']].map((on) => [text, on, textContrast]),
    ),
    [tomato, paper, textContrast],
    [saffron, paper, textContrast],
    [colors['on-leaf'], leaf, textContrast],
    [colors['on-fill'], fill, textContrast],
    [colors['on-band'], band, textContrast],
    [edge, paper, graphicContrast],
    [edge, surface, graphicContrast],
  ];
  return pairs.filter(([one, other, least]) => contrast(one, other) < least);
}

test.each(themeNames)('every text of %s can be read, by day and by night', (name) => {
  expect([faultsOf(name, 'light'), faultsOf(name, 'dark')]).toEqual([[], []]);
});

test('so it can with any accent', () => {
  const anyTheme = constantFrom(...themeNames);
  const anyScheme = constantFrom<Scheme[]>('light', 'dark');
  assert(
    property(anyTheme, anyScheme, integer({ min: 0, max: 0xffffff }), (name, scheme, number) => {
      const accent = `#${number.toString(16).padStart(6, '0')}`;
      expect([name, accent, faultsOf(name, scheme, accent)]).toEqual([name, accent, []]);
    }),
    { seed: sameSeed, numRuns: 1000 },
  );
});

test('a theme’s own accent is a color that its page keeps, and its text is darker than it has to be', () => {
  for (const name of themeNames) {
    const { light, dark } = themes[name];
    for (const ground of [light, dark]) {
      expect(paletteOn(ground, ground.accent).muted).toBe(ground.muted);
      expect(contrast(ground.ink, ground.paper)).toBeGreaterThan(11);
    }
  }
});

test('no two themes are set alike', () => {
  const set = themeNames.map((name) => {
    const { title: _title, light: _light, dark: _dark, ...how } = themes[name];
    return JSON.stringify(how);
  });
  expect(new Set(set).size).toBe(themeNames.length);
  const usedFaces = themeNames.map((name) => themes[name].face).filter(isFace);
  expect(new Set(usedFaces).size).toBe(usedFaces.length);
  expect(Object.keys(faces).filter(isStack)).toEqual([]);
});

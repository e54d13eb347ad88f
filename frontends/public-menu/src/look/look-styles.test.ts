import { assert, integer, property } from 'fast-check';
import { paletteOf } from '@menuleaf/shared/menu/palette.ts';
import { sameSeed } from '@menuleaf/shared/testing/same-seed.ts';
import { lookStyles } from './look-styles.ts';

const long = (color: string) => color.replace(/^#(.)(.)(.)$/, '#$1$1$2$2$3$3');

/** Every color as a browser resolves it, one scheme's block after the other; an unset fill is the link color. */
function colorsIn(blocks: readonly string[]): Record<string, string> {
  const said = blocks.flatMap((block) => [...block.matchAll(/--([\w-]+):\s*(#\w+)/g)]);
  const colors = Object.fromEntries(said.map(([, name = '', color = '']) => [name, long(color)]));
  return { fill: colors['leaf'] ?? '', 'on-fill': colors['on-leaf'] ?? '', ...colors };
}

const palettesIn = (styles: string) => {
  const [, light = ''] = /^\.diner\{([^}]*)\}/.exec(styles) ?? [];
  const [, dark = ''] = /prefers-color-scheme:dark\)\{\.diner\{([^}]*)\}/.exec(styles) ?? [];
  return { light: colorsIn([light]), dark: colorsIn([light, dark]) };
};

test('said in few bytes, the colours are those of the palette, for any accent in both schemes', () => {
  assert(
    property(integer({ min: 0, max: 0xffffff }), (number) => {
      const accent = `#${number.toString(16).padStart(6, '0')}`;
      const { light, dark } = palettesIn(lookStyles({ accent }));
      expect(light).toEqual(paletteOf(accent, 'light'));
      expect(dark).toEqual(paletteOf(accent, 'dark'));
    }),
    { seed: sameSeed, numRuns: 300 },
  );
});

test('an accent stands in place of the colours that pages have without one', () => {
  const [plain, branded] = [lookStyles(undefined), lookStyles({ accent: '#8a1c2b' })];
  expect(plain).toContain('--leaf: #1f6b3b');
  expect(branded).not.toContain('#1f6b3b');
  expect(lookStyles({ type: 'plain' })).toContain('--leaf: #1f6b3b');
});

test('what logo and cover need is said where there is one', () => {
  expect(lookStyles({ accent: '#8a1c2b' })).not.toContain('.cover');
  expect(lookStyles({ logo_url: '/images/l/288.webp' })).toContain('.sign img');
});

test('a name has a field of colour, and its room, only where there is a colour', () => {
  const logo_url = '/images/l/288.webp';
  expect(lookStyles({ logo_url })).not.toContain('.top');
  expect(lookStyles({ logo_url, accent: '#8a1c2b' })).toContain('.top');
  expect(lookStyles({ logo_url, theme: 'pizzeria' })).toContain('.top');
});

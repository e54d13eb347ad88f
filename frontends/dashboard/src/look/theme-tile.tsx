import type { CSSProperties } from 'react';
import { paletteOn } from '@menuleaf/shared/menu/palette.ts';
import { faces, isFace } from '@menuleaf/shared/themes/faces.ts';
import { familiesOf } from '@menuleaf/shared/themes/stacks.ts';
import { themes } from '@menuleaf/shared/themes/themes.ts';
import type { Theme } from '@menuleaf/shared/themes/theme.ts';
import type { Sample } from './look-api.ts';
import styles from './theme-tile.css';

/** Shown until an owner has dishes, and while they load. */
const noDishes: Sample = {
  category: 'Starters',
  dishes: [
    { name: 'Leek soup', price: '$9' },
    { name: 'Beet salad', price: '$12' },
  ],
};

/** A theme's styles for its tile. */
function settingOf(theme: Theme): CSSProperties {
  const colors = paletteOn(theme.light, theme.light.accent);
  const face = isFace(theme.face) ? faces[theme.face] : undefined;
  const own = isFace(theme.face)
    ? `'${faces[theme.face].package}',${familiesOf(faces[theme.face].fallback)}`
    : familiesOf(theme.face);
  return Object.fromEntries([
    ...Object.entries(colors).map(([name, color]) => [`--tile-${name}`, color]),
    ['--tile-heading', own],
    ['--tile-weight', face?.weight ?? 600],
    ['fontFamily', familiesOf(theme.text)],
  ]);
}

type ThemeTileProps = { theme: Theme; name: string; sample: Sample | undefined };

/** A few menu lines, styled by a theme. */
export function ThemeTile({ theme, name, sample }: ThemeTileProps) {
  const { category, dishes } = sample?.dishes.length ? sample : noDishes;
  const { head, sections, prices, caps } = theme;
  return (
    <span
      className={styles['tile']}
      style={settingOf(theme)}
      // The default has a bar only with a color of the owner's.
      data-head={theme === themes.bistro ? undefined : head}
      data-sections={sections}
      data-prices={prices}
      data-caps={caps}
      data-own-colors
      aria-hidden="true"
    >
      <strong>{name}</strong>
      <em>{category}</em>
      {dishes.map((dish) => (
        <span key={dish.name} className={styles['dish']}>
          <span>{dish.name}</span>
          <span>{dish.price}</span>
        </span>
      ))}
    </span>
  );
}

import type { CSSProperties } from 'react';
import { paletteOn } from '@menuleaf/shared/menu/palette.ts';
import { faces, isFace } from '@menuleaf/shared/themes/faces.ts';
import { familiesOf } from '@menuleaf/shared/themes/stacks.ts';
import { themes } from '@menuleaf/shared/themes/themes.ts';
import type { Theme } from '@menuleaf/shared/themes/theme.ts';
import type { Sample } from './look-api.ts';
import styles from './theme-tile.css';

/** Until an owner has dishes, and while theirs are on their way. */
const noDishes: Sample = {
  category: 'Starters',
  dishes: [
    { name: 'Leek soup', price: '$9' },
    { name: 'Beet salad', price: '$12' },
  ],
};

/** How a theme is set, as styles of its tile. */
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

/** A few lines of a menu, set by the data of a theme. */
export function ThemeTile({ theme, name, sample }: ThemeTileProps) {
  const { category, dishes } = sample?.dishes.length ? sample : noDishes;
  const { head, sections, prices, caps } = theme;
  return (
    <span
      className={styles['tile']}
      style={settingOf(theme)}
      // The default has a bar only in a color that its owner chose.
      data-head={theme === themes.bistro ? undefined : head}
      data-sections={sections}
      data-prices={prices}
      data-caps={caps}
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

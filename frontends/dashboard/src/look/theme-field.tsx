import '@menuleaf/shared/ui/global/display-faces.global.css';
import { useQuery } from '@tanstack/react-query';
import {
  isFreeTheme,
  themeNames,
} from '@menuleaf/shared/contracts/catalogue/restaurants/theme-names.ts';
import type { Restaurant } from '@menuleaf/shared/contracts/catalogue/restaurants/restaurant.ts';
import { useSession } from '@menuleaf/shared/browser/session/session.ts';
import { themes } from '@menuleaf/shared/themes/themes.ts';
import { ButtonLink } from '@menuleaf/shared/ui/button.tsx';
import type { TextBinding } from '@menuleaf/shared/ui/form/form-bindings.ts';
import { sampleQuery, type Sample } from './look-api.ts';
import styles from './look.css';
import tiles from './theme-tile.css';
import type { CSSProperties } from 'react';
import { paletteOn } from '@menuleaf/shared/menu/palette.ts';
import { faces, isFace } from '@menuleaf/shared/themes/faces.ts';
import { familiesOf } from '@menuleaf/shared/themes/stacks.ts';
import type { Theme } from '@menuleaf/shared/themes/theme.ts';

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
function ThemeTile({ theme, name, sample }: ThemeTileProps) {
  const { category, dishes } = sample?.dishes.length ? sample : noDishes;
  const { head, sections, prices, caps } = theme;
  return (
    <span
      className={tiles['tile']}
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
        <span key={dish.name} className={tiles['dish']}>
          <span>{dish.name}</span>
          <span>{dish.price}</span>
        </span>
      ))}
    </span>
  );
}

type ThemeFieldProps = { bind: TextBinding; restaurant: Restaurant };

/** All themes side by side, with the restaurant's own dishes. */
export default function ThemeField({ bind, restaurant }: ThemeFieldProps) {
  const { user } = useSession();
  const hasAll = user?.plan_type === 'pro';
  const { data: sample } = useQuery(sampleQuery(restaurant));
  const isBeyond = !hasAll && !isFreeTheme(bind.value);
  return (
    <fieldset className={styles['part']}>
      <legend>Theme</legend>
      <div className={tiles['tiles']} role="radiogroup" aria-label="Theme">
        {themeNames.map((name) => {
          const isMarked = !hasAll && !isFreeTheme(name);
          return (
            <label key={name} className={tiles['choice']}>
              <input
                type="radio"
                name={bind.id}
                value={name}
                aria-label={isMarked ? `${themes[name].title}, part of Pro` : themes[name].title}
                checked={bind.value === name}
                onChange={() => bind.onChange(name)}
              />
              <ThemeTile theme={themes[name]} name={restaurant.name} sample={sample} />
              <span className={tiles['title']}>
                {themes[name].title}
                {isMarked ? <b>Pro</b> : null}
              </span>
            </label>
          );
        })}
      </div>
      {isBeyond ? (
        <output className={tiles['beyond']}>
          This theme is part of Pro. Try it in the preview, and upgrade to use it.
          <ButtonLink to="/pricing">Upgrade to Pro</ButtonLink>
        </output>
      ) : null}
    </fieldset>
  );
}

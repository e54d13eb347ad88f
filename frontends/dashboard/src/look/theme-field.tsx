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
import { sampleQuery } from './look-api.ts';
import styles from './look.css';
import tiles from './theme-tile.css';
import { ThemeTile } from './theme-tile.tsx';

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

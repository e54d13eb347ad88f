import '@menuleaf/shared/ui/global/display-faces.global.css';
import type { TypeName } from '@menuleaf/shared/contracts/catalogue/restaurants/look.ts';
import type { TextBinding } from '@menuleaf/shared/ui/form/form-bindings.ts';
import styles from './look.css';

const types: readonly (readonly [TypeName | '', string, string])[] = [
  ['', 'The theme’s own', 'inherit'],
  ['classic', 'Classic', 'ui-serif, Georgia, serif'],
  ['plain', 'Plain', 'system-ui, sans-serif'],
  ['elegant', 'Elegant', "'playfair-display', ui-serif, serif"],
  ['bold', 'Bold', 'oswald, system-ui, sans-serif'],
  ['handwritten', 'Handwritten', 'caveat, cursive'],
];

type TypeFieldProps = { bind: TextBinding; sample: string };

/** Heading types, each shown with the restaurant's name. */
export const TypeField = ({ bind, sample }: TypeFieldProps) => (
  <fieldset className={styles['part']}>
    <legend>Type</legend>
    <div className={styles['types']}>
      {types.map(([value, name, fontFamily]) => (
        <label key={value} className={styles['choice']}>
          <input
            type="radio"
            name={bind.id}
            value={value}
            checked={bind.value === value}
            onChange={() => bind.onChange(value)}
          />
          <span>
            <b style={{ fontFamily }}>{sample}</b>
            {name}
          </span>
        </label>
      ))}
    </div>
  </fieldset>
);

import { TextField } from '@menuleaf/shared/ui/form/text-field.tsx';
import { colorPattern } from '@menuleaf/shared/contracts/catalogue/restaurants/look.ts';
import type { TextBinding } from '@menuleaf/shared/ui/form/form-bindings.ts';
import styles from './look.css';

/** Preset colors that also work in dark mode; any other can be typed. */
const accents = [
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
const leaf = '#1f6b3b';

/** A preset or any color; one with too little contrast is adjusted on the page. */
export function AccentField({ bind }: { bind: TextBinding }) {
  const typed = bind.value.trim().toLowerCase();
  const isColor = colorPattern.test(typed);
  return (
    <fieldset className={styles['part']}>
      <legend>Color</legend>
      <div className={styles['swatches']}>
        <Swatch bind={bind} color="" name="Menuleaf green" shown={leaf} />
        {accents.map(([color, name]) => (
          <Swatch key={color} bind={bind} color={color} name={name} shown={color} />
        ))}
      </div>
      <div className={styles['any']}>
        <input
          type="color"
          aria-label="Pick any color"
          value={isColor ? typed : leaf}
          onChange={({ target }) => bind.onChange(target.value)}
        />
        <TextField
          label="Any color"
          optional
          placeholder="#8a1c2b"
          help="Text stays readable in any color, in light and dark mode."
          bind={bind}
        />
      </div>
    </fieldset>
  );
}

type SwatchProps = { bind: TextBinding; color: string; name: string; shown: string };

function Swatch({ bind, color, name, shown }: SwatchProps) {
  return (
    <label className={styles['swatch']} title={name}>
      <input
        type="radio"
        name={`${bind.id}-swatch`}
        aria-label={name}
        checked={bind.value.trim().toLowerCase() === color}
        onChange={() => bind.onChange(color)}
      />
      <span style={{ background: shown }} />
    </label>
  );
}

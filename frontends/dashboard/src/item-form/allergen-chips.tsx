import { allergens, type Allergen } from '@menuleaf/shared/menu/allergens/allergen-names.ts';
import {
  parseAllergenChips,
  formatAllergenChips,
  type AllergenChipState,
} from '@menuleaf/shared/menu/allergens/write-allergens.ts';
import { allergenTitle } from '../allergens/mark-button.tsx';
import { Checkbox } from '@menuleaf/shared/ui/form/checkbox.tsx';
import type { FlagBinding, TextBinding } from '@menuleaf/shared/ui/form/form-bindings.ts';
import { TextField } from '@menuleaf/shared/ui/form/text-field.tsx';
import styles from '../parts/styles/item-form.css';

const toggled = (names: ReadonlySet<Allergen>, name: Allergen) => {
  const next = new Set(names);
  if (!next.delete(name)) next.add(name);
  return new Set(allergens.filter((one) => next.has(one)));
};

/** The 14 allergens of EU law (including the US 9) as chips that edit the text, which stays the owner's own. */
export function AllergenChips(props: { bind: TextBinding; confirm: FlagBinding }) {
  const { confirm } = props;
  const bind = {
    ...props.bind,
    onChange: (text: string) => {
      props.bind.onChange(text);
      // New allergen text voids confirmation.
      if (confirm.checked) confirm.onChange(false);
    },
  };
  const said = parseAllergenChips(bind.value);
  const { contains, mayContain, none, other } = said;
  const write = (change: Partial<AllergenChipState>) =>
    bind.onChange(formatAllergenChips({ ...said, none: false, ...change }));
  const saidNothing = bind.value.trim() === '';
  return (
    <fieldset className={styles['allergens']}>
      <legend>Allergens</legend>
      <Chips
        label="Contains"
        chosen={contains}
        onToggle={(name) => write({ contains: toggled(contains, name) })}
      />
      <details open={mayContain.size > 0 ? true : undefined}>
        <summary>May contain traces of…</summary>
        <Chips
          label="May contain"
          chosen={mayContain}
          without={contains}
          onToggle={(name) => write({ mayContain: toggled(mayContain, name) })}
        />
      </details>
      <div className={styles['chips']}>
        <button
          type="button"
          className={styles['chip']}
          aria-pressed={none}
          disabled={contains.size + mayContain.size + other.length > 0}
          onClick={() => bind.onChange(formatAllergenChips({ ...said, none: !none }))}
        >
          None of the 14
        </button>
      </div>
      <TextField
        label="Allergens as guests read them"
        optional
        help={
          saidNothing
            ? 'Nothing entered yet. Guests are told to ask; the page never says “free from”.'
            : 'The chips write this text, and you can write more.'
        }
        bind={bind}
      />
      <Checkbox
        label="It contains these allergens and no others"
        help="Until you confirm it, guests are told to ask: what is not named is unknown."
        bind={confirm}
      />
    </fieldset>
  );
}

type ChipsProps = {
  label: string;
  chosen: ReadonlySet<Allergen>;
  without?: ReadonlySet<Allergen>;
  onToggle: (name: Allergen) => void;
};

const Chips = ({ label, chosen, without, onToggle }: ChipsProps) => (
  // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset in a fieldset would be read twice
  <div role="group" aria-label={label} className={styles['chips']}>
    {allergens.map((name) => (
      <button
        key={name}
        type="button"
        className={styles['chip']}
        aria-pressed={chosen.has(name)}
        disabled={without?.has(name)}
        onClick={() => onToggle(name)}
      >
        {allergenTitle(name)}
      </button>
    ))}
  </div>
);

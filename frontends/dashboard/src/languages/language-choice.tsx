import { useId } from 'react';
import { languages } from '@menuleaf/shared/contracts/catalogue/language.ts';
import { languageName } from '@menuleaf/shared/menu/languages.ts';
import { describedBy, Field } from '@menuleaf/shared/ui/form/field.tsx';
import field from '@menuleaf/shared/ui/form/field.css';

const named = languages
  .map((tag) => ({ tag, name: languageName(tag, 'en'), own: languageName(tag) }))
  .toSorted((a, b) => a.name.localeCompare(b.name, 'en'));

type LanguageChoiceProps = {
  label: string;
  help?: string;
  /** Empty: none yet. */
  value: string;
  without?: readonly string[];
  onChoose: (language: string) => void;
};

/** Languages by their English and native names. */
export function LanguageChoice({
  label,
  help,
  value,
  without = [],
  onChoose,
}: LanguageChoiceProps) {
  const id = useId();
  return (
    <Field id={id} label={label} help={help}>
      <select
        id={id}
        className={field['control']}
        aria-describedby={describedBy({ id, help })}
        value={value}
        onChange={({ target }) => target.value && onChoose(target.value)}
      >
        {value === '' ? <option value="">Choose a language</option> : null}
        {named
          .filter(({ tag }) => !without.includes(tag))
          .map(({ tag, name, own }) => (
            <option key={tag} value={tag}>
              {own === name ? name : `${name} (${own})`}
            </option>
          ))}
      </select>
    </Field>
  );
}

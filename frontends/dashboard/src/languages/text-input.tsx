import { useId } from 'react';
import { nameLimit, textLimit } from '@menuleaf/shared/contracts/fields.ts';
import { isRightToLeft } from '@menuleaf/shared/menu/languages.ts';
import type { TranslationText } from '@menuleaf/shared/menu/translation-texts.ts';
import field from '@menuleaf/shared/ui/field.css';
import styles from './languages.css';

const kinds = { menu: 'Menu', category: 'Category', item: 'Dish' } as const;

type TextInputProps = {
  text: TranslationText;
  main: string;
  language: string;
  value: string;
  disabled: boolean;
  onType: (text: string) => void;
};

/** The original, and what it is called by in the other language. */
export function TextInput({ text, main, language, value, disabled, onType }: TextInputProps) {
  const id = useId();
  const { row, field: name, original } = text;
  const shared = {
    id,
    className: field['control'],
    lang: language,
    dir: isRightToLeft(language) ? 'rtl' : 'ltr',
    value,
    disabled,
    onChange: ({ target }: { target: { value: string } }) => onType(target.value),
  } as const;
  return (
    <div className={styles['text']}>
      <label htmlFor={id}>
        <small>
          {kinds[row.kind]} · {name}
        </small>
        <span lang={main} dir="auto">
          {original}
        </span>
      </label>
      {name === 'description' || name === 'note' ? (
        <textarea {...shared} rows={2} maxLength={textLimit} />
      ) : (
        <input {...shared} type="text" maxLength={nameLimit} autoComplete="off" />
      )}
    </div>
  );
}

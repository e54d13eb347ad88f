import { useId, type ClipboardEvent } from 'react';
import { nameLimit, textLimit } from '@menuleaf/shared/contracts/fields/fields.ts';
import { isRightToLeft } from '@menuleaf/shared/menu/languages.ts';
import type { TranslationText } from '@menuleaf/shared/menu/translations/translation-texts.ts';
import { Badge } from '@menuleaf/shared/ui/badge.tsx';
import { Button } from '@menuleaf/shared/ui/button.tsx';
import field from '@menuleaf/shared/ui/form/field.css';
import { VisuallyHidden } from '@menuleaf/shared/ui/visually-hidden.tsx';
import styles from './languages.css';

const kinds = { menu: 'Menu', category: 'Category', item: 'Dish' } as const;

type TextInputProps = {
  text: TranslationText;
  main: string;
  language: string;
  value: string;
  disabled: boolean;
  onType: (text: string) => void;
  /** Whether it was taken, as lines of several texts. */
  onPaste: (text: string) => boolean;
  /** Whether the text is confirmed as right for the current original. */
  isConfirmed: boolean;
  onConfirm: (isRight: boolean) => void;
};

/** The original and its translation. */
export function TextInput(props: TextInputProps) {
  const { text, main, language, value, disabled, onType, onPaste, isConfirmed, onConfirm } = props;
  const id = useId();
  const { row, field: name, original, isOutdated } = text;
  const shared = {
    id,
    className: field['control'],
    lang: language,
    dir: isRightToLeft(language) ? 'rtl' : 'ltr',
    value,
    disabled,
    'aria-describedby': isOutdated ? `${id}-changed` : undefined,
    onChange: ({ target }: { target: { value: string } }) => onType(target.value),
    onPaste: (event: ClipboardEvent) => {
      if (onPaste(event.clipboardData.getData('text'))) event.preventDefault();
    },
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
      <div className={styles['said']}>
        {name === 'description' || name === 'note' ? (
          <textarea {...shared} rows={2} maxLength={textLimit} />
        ) : (
          <input {...shared} type="text" maxLength={nameLimit} autoComplete="off" />
        )}
        {isOutdated ? (
          <div className={styles['changed']}>
            <span id={`${id}-changed`}>
              <Badge tone="saffron">Original changed</Badge>
            </span>
            <Button
              tone="plain"
              aria-pressed={isConfirmed}
              disabled={disabled}
              onClick={() => onConfirm(!isConfirmed)}
            >
              Still correct<VisuallyHidden>: {value}</VisuallyHidden>
            </Button>
          </div>
        ) : null}
      </div>
    </div>
  );
}

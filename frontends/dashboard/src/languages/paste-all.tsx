import { Copy } from 'lucide-react';
import { useId, useState } from 'react';
import type { TranslationText } from '@menuleaf/shared/menu/translations/translation-texts.ts';
import { Button } from '@menuleaf/shared/ui/button.tsx';
import { Field } from '@menuleaf/shared/ui/form/field.tsx';
import field from '@menuleaf/shared/ui/form/field.css';
import { copyText } from '@menuleaf/shared/ui/toast/copy-text.ts';
import { toast } from '@menuleaf/shared/ui/toast/toast.ts';
import styles from './languages.css';

type PasteAllProps = {
  texts: readonly TranslationText[];
  disabled: boolean;
  onFill: (lines: string) => void;
};

/** Originals as any translator takes them: each in a line of its own. */
const linesOfTexts = (texts: readonly TranslationText[]): string =>
  texts.map(({ original }) => original.replaceAll(/\s*\n\s*/gu, ' ')).join('\n');

/** The short way: all originals go to a translator at once, and all translations come back. */
export function PasteAll({ texts, disabled, onFill }: PasteAllProps) {
  const id = useId();
  const [pasted, setPasted] = useState('');
  const count = pasted.split('\n').filter((line) => line.trim() !== '').length;
  const isWrong = count > 0 && count !== texts.length;
  const copy = async () => {
    if (await copyText(linesOfTexts(texts))) toast({ title: `${texts.length} texts were copied` });
  };
  const fill = () => {
    onFill(pasted);
    setPasted('');
  };
  return (
    <div className={styles['together']}>
      <p>
        All at once: copy the {texts.length} originals, have them translated anywhere, and paste the
        translations back, line by line.
      </p>
      <Button onClick={() => void copy()}>
        <Copy size={18} aria-hidden="true" />
        Copy the originals
      </Button>
      <Field
        id={id}
        label="Paste all translations"
        error={isWrong ? `${count} of ${texts.length} lines: each original needs one` : undefined}
      >
        <textarea
          id={id}
          className={field['control']}
          rows={2}
          value={pasted}
          disabled={disabled}
          aria-invalid={isWrong}
          aria-describedby={isWrong ? `${id}-error` : undefined}
          onChange={({ target }) => setPasted(target.value)}
        />
      </Field>
      <Button disabled={disabled || count !== texts.length} onClick={fill}>
        Fill them in
      </Button>
    </div>
  );
}

import { ImagePlus, Sparkles } from 'lucide-react';
import { useEffect, useId, useMemo, useState, type ChangeEvent } from 'react';
import { ButtonLink, Button } from '@menuleaf/shared/ui/button.tsx';
import { Field } from '@menuleaf/shared/ui/field.tsx';
import control from '@menuleaf/shared/ui/field.css';
import { refusePicture, type PictureTexts } from './picture.ts';
import styles from './item-form.css';

/** `remove`: the picture that was there goes. */
export type PictureChoice = File | 'remove' | undefined;

type PictureFieldProps = {
  current: string | null;
  chosen: PictureChoice;
  texts: PictureTexts;
  onChoose: (choice: PictureChoice) => void;
  /** How much of a large picture is sent, 0 to 1. */
  sent: number | undefined;
};

export function PictureField({ current, chosen, texts, onChoose, sent }: PictureFieldProps) {
  const id = useId();
  const [error, setError] = useState<string>();
  const preview = usePreview(chosen, current);
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    if (!file) return;
    const refusal = refusePicture(file, texts);
    setError(refusal);
    onChoose(refusal === undefined ? file : undefined);
  };
  const help = 'JPG, PNG or WebP, up to 5 MB. About 400 x 800 px looks best.';
  return (
    <Field id={id} label="Image" optional help={help} error={error}>
      <div className={styles['picture']}>
        {preview ? (
          <img src={preview} alt="What guests will see" />
        ) : (
          <ImagePlus size={28} strokeWidth={1.5} aria-hidden="true" />
        )}
        <input
          id={id}
          className={control['control']}
          type="file"
          accept="image/jpeg,image/png,image/webp"
          aria-describedby={error ? `${id}-error ${id}-help` : `${id}-help`}
          onChange={choose}
        />
        {preview ? <Button onClick={() => onChoose('remove')}>Remove image</Button> : null}
        {sent === undefined ? null : (
          <progress className={styles['sending']} aria-label="Sending the picture" value={sent} />
        )}
      </div>
    </Field>
  );
}

function usePreview(chosen: PictureChoice, current: string | null): string | null {
  const made = useMemo(
    () => (chosen instanceof File ? URL.createObjectURL(chosen) : undefined),
    [chosen],
  );
  useEffect(() => () => (made ? URL.revokeObjectURL(made) : undefined), [made]);
  return chosen === 'remove' ? null : (made ?? current);
}

export const UpgradeForImages = () => (
  <div className={styles['upgrade']}>
    <Sparkles size={20} aria-hidden="true" />
    <p>
      <strong>Images are part of Pro.</strong> Dishes with a photo are ordered more often.
    </p>
    <ButtonLink to="/pricing">Upgrade to Pro</ButtonLink>
  </div>
);

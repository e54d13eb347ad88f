import { ImagePlus } from 'lucide-react';
import { useId, useRef, type ChangeEvent } from 'react';
import { Button } from '@menuleaf/shared/ui/button.tsx';
import control from '@menuleaf/shared/ui/form/field.css';
import { Field } from '@menuleaf/shared/ui/form/field.tsx';
import { refuseImage } from '../images/image.ts';
import { refusalOf } from '../images/image-field.tsx';
import type { LookImage } from './look-image.ts';
import styles from './look.css';

const texts = {
  wrongType: 'Please select a valid image file (JPG, PNG, or WebP)',
  tooLarge: 'Image size should be less than 5MB',
};

type LookImageFieldProps = { label: string; help: string; image: LookImage };

/** A logo or a cover: chosen here, uploaded on save. */
export function LookImageField({ label, help, image }: LookImageFieldProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const { chosen, choose, shown, status, problem } = image;
  const error = refusalOf(chosen) ?? problem;
  const pick = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    if (!file) return;
    const refused = refuseImage(file, texts);
    if (refused !== undefined) target.value = '';
    choose(refused === undefined ? file : { refused });
  };
  const remove = () => {
    // The same file may be chosen again.
    if (field.current) field.current.value = '';
    choose('remove');
  };
  return (
    <Field id={id} label={label} optional help={help} error={error}>
      <div className={styles['image']}>
        {shown ? (
          <img src={shown} alt={`${label} as guests will see it`} />
        ) : (
          <ImagePlus size={28} strokeWidth={1.5} aria-hidden="true" />
        )}
        <input
          ref={field}
          id={id}
          className={control['control']}
          type="file"
          accept="image/jpeg,image/png,image/webp"
          aria-invalid={error !== undefined}
          aria-describedby={error ? `${id}-error ${id}-help` : `${id}-help`}
          onChange={pick}
        />
        {shown ? <Button onClick={remove}>Remove {label.toLowerCase()}</Button> : null}
        {status === 'preparing' && !chosen ? (
          <output>The image is being prepared. It shows in a moment.</output>
        ) : null}
      </div>
    </Field>
  );
}

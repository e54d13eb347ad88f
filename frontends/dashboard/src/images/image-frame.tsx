import { ImagePlus } from 'lucide-react';
import type { ReactNode, RefObject } from 'react';
import { Field } from '@menuleaf/shared/ui/form/field.tsx';
import control from '@menuleaf/shared/ui/form/field.css';
import styles from './image-frame.css';

type ImageFrameProps = {
  id: string;
  label: string;
  help: string;
  error: string | undefined;
  field: RefObject<HTMLInputElement | null>;
  onPick: (files: readonly File[]) => void;
  /** What guests will see, if there is anything. */
  picture: ReactNode;
  children: ReactNode;
};

/** A field for an image file, with the picture before it and what can be done with it behind. */
export function ImageFrame(props: ImageFrameProps) {
  const { id, label, help, error, field, onPick, picture, children } = props;
  return (
    <Field id={id} label={label} optional help={help} error={error}>
      <div className={styles['image']}>
        {picture ?? <ImagePlus size={28} strokeWidth={1.5} aria-hidden="true" />}
        <input
          ref={field}
          id={id}
          className={control['control']}
          type="file"
          accept="image/jpeg,image/png,image/webp"
          aria-invalid={error !== undefined}
          aria-describedby={error ? `${id}-error ${id}-help` : `${id}-help`}
          onChange={({ target }) => onPick([...(target.files ?? [])])}
        />
        {children}
      </div>
    </Field>
  );
}

import { useId, useRef } from 'react';
import { Button } from '@menuleaf/shared/ui/button.tsx';
import { refuseImage } from '../images/image.ts';
import { refusalOf } from '../images/image-field.tsx';
import { ImageFrame } from '../images/image-frame.tsx';
import type { LookImage } from './look-image.ts';

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
  /** The same file may be chosen again. */
  const clear = () => {
    if (field.current) field.current.value = '';
  };
  const pick = ([file]: readonly File[]) => {
    if (!file) return;
    const refused = refuseImage(file, texts);
    if (refused !== undefined) clear();
    choose(refused === undefined ? file : { refused });
  };
  const remove = () => {
    clear();
    choose('remove');
  };
  return (
    <ImageFrame
      {...{ id, label, help, error, field }}
      onPick={pick}
      picture={shown ? <img data-whole src={shown} alt={`${label} as guests will see it`} /> : null}
    >
      {shown ? <Button onClick={remove}>Remove {label.toLowerCase()}</Button> : null}
      {status === 'preparing' && !chosen ? (
        <output>The image is being prepared. It shows in a moment.</output>
      ) : null}
    </ImageFrame>
  );
}

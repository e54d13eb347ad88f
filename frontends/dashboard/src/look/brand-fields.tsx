import { useSession } from '@menuleaf/shared/browser/session/session.ts';
import { Button } from '@menuleaf/shared/ui/button.tsx';
import type { TextBinding } from '@menuleaf/shared/ui/form/form-bindings.ts';
import { UpgradeToPro } from '../parts/limits/upgrade-to-pro.tsx';
import type { LookImage } from './look-image.ts';
import styles from './look.css';
import { useId, useRef } from 'react';
import { imageTexts, refuseImage } from '../images/image.ts';
import { refusalOf } from '../images/image-field.tsx';
import { ImageFrame } from '../images/image-frame.tsx';

/** A logo or a cover: chosen here, uploaded on save. */
function LookImageField({ label, help, image }: { label: string; help: string; image: LookImage }) {
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
    const refused = refuseImage(file, imageTexts);
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

const layouts = [
  ['list', 'List', 'Names and prices first, with a small photo.'],
  ['photos', 'Photos', 'Dishes with a photo show it large.'],
] as const;

type BrandFieldsProps = { layout: TextBinding; logo: LookImage; cover: LookImage };

/** Pro features: the restaurant's own images, and the photo layout. */
export function BrandFields({ layout, logo, cover }: BrandFieldsProps) {
  const { user } = useSession();
  if (user?.plan_type !== 'pro') {
    return (
      <UpgradeToPro offer="Logo, cover photo and large dish photos are part of Pro.">
        Your QR code gets your logo, too.
      </UpgradeToPro>
    );
  }
  return (
    <fieldset className={styles['part']}>
      <legend>Brand</legend>
      <LookImageField
        label="Logo"
        help="PNG, JPG or WebP, up to 5 MB. It appears beside the name and in the QR code."
        image={logo}
      />
      <LookImageField
        label="Cover photo"
        help="JPG, PNG or WebP, up to 5 MB. Twice as wide as tall looks best, about 1600 x 800 px."
        image={cover}
      />
      <div className={styles['types']} role="radiogroup" aria-label="Dishes">
        {layouts.map(([value, name, words]) => (
          <label key={value} className={styles['choice']}>
            <input
              type="radio"
              name={layout.id}
              value={value}
              checked={layout.value === value}
              onChange={() => layout.onChange(value)}
            />
            <span>
              <b>{name}</b>
              {words}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

import { Crop } from 'lucide-react';
import { useEffect, useMemo, useRef } from 'react';
import { useMutation } from '@tanstack/react-query';
import { Button } from '@menuleaf/shared/ui/button.tsx';
import type { ImageCrop } from '@menuleaf/shared/contracts/catalogue/items/image-crop.ts';
import { toast } from '@menuleaf/shared/ui/toast/toast.ts';
import { imageOperations } from '@menuleaf/shared/contracts/catalogue/items/image-calls.ts';
import { client } from '@menuleaf/shared/browser/client/client.ts';
import { CropField } from './crop-field.tsx';
import { ImageFrame } from './image-frame.tsx';
import { SmallImage } from './small-image.tsx';
import { UpgradeToPro } from '../parts/limits/upgrade-to-pro.tsx';
import { useDrop } from '../parts/use-drop.ts';
import { refuseImage, type ImageTexts } from './image.ts';
import styles from '../parts/styles/item-form.css';

const images = client(imageOperations);

type OriginalImage = { file: File; crop: ImageCrop | undefined };

/** Fetches an item's whole image as a file, and its visible part. */
async function originalImage(id: string): Promise<OriginalImage> {
  const { data_url, image_crop } = await images.originalImage({ params: { id } });
  const bytes = Uint8Array.from(atob(data_url.split(',')[1] ?? ''), (sign) => sign.charCodeAt(0));
  return { file: new File([bytes], 'image.webp', { type: 'image/webp' }), crop: image_crop };
}

/** `remove`: deletes the current image. `refused`: an unusable file, which blocks a save. */
export type ImageChoice = File | 'remove' | { refused: string } | undefined;

export const refusalOf = (choice: ImageChoice): string | undefined =>
  typeof choice === 'object' && 'refused' in choice ? choice.refused : undefined;

type ImageFieldProps = {
  id: string;
  itemId: string | undefined;
  current: string | null;
  chosen: ImageChoice;
  texts: ImageTexts;
  onChoose: (choice: ImageChoice) => void;
  crop: ImageCrop | undefined;
  onCrop: (crop: ImageCrop | undefined) => void;
  /** Upload progress, 0 to 1. */
  sent: number | undefined;
};

export function ImageField(props: ImageFieldProps) {
  const { id, itemId, current, chosen, texts, onChoose, crop, onCrop, sent } = props;
  const error = refusalOf(chosen);
  const field = useRef<HTMLInputElement>(null);
  const made = useAddress(chosen);
  const preview = chosen === 'remove' ? null : (made ?? current);
  /** An unusable file does not stay in its input. */
  const refuse = (refused: string) => {
    if (field.current) field.current.value = '';
    onChoose({ refused });
  };
  const choose = ([file, ...others]: readonly File[]) => {
    if (!file) return;
    if (others.length > 0) toast({ title: `A dish has one image. This is “${file.name}”.` });
    const refused = refuseImage(file, texts);
    if (refused === undefined) onChoose(file);
    else refuse(refused);
  };
  useDrop(choose);
  const drop = () => {
    onChoose(undefined);
    field.current?.focus();
  };
  const remove = () => {
    // The same file may be chosen again.
    if (field.current) field.current.value = '';
    onChoose('remove');
  };
  const help = 'JPG, PNG or WebP, up to 5 MB. Recommended size about 400 x 800 px or larger.';
  return (
    <ImageFrame
      {...{ id, help, error, field }}
      label="Image"
      onPick={choose}
      picture={
        preview && chosen instanceof File ? (
          <CropField
            key={preview}
            src={preview}
            crop={crop}
            onCrop={onCrop}
            onBroken={() => refuse(texts.wrongType)}
          />
        ) : preview ? (
          <SmallImage url={preview} alt="What guests will see" />
        ) : null
      }
    >
      {error === undefined ? null : <Button onClick={drop}>Remove file</Button>}
      {preview && !chosen && itemId !== undefined ? (
        <CropButton
          itemId={itemId}
          onOriginal={(original) => {
            onChoose(original.file);
            onCrop(original.crop);
          }}
        />
      ) : null}
      {preview && error === undefined ? <Button onClick={remove}>Remove image</Button> : null}
      {sent === undefined ? null : (
        <progress className={styles['sending']} aria-label="Sending the image" value={sent} />
      )}
    </ImageFrame>
  );
}

/** Object URL of a file, while it is chosen. */
export function useAddress(chosen: ImageChoice): string | undefined {
  const made = useMemo(
    () => (chosen instanceof File ? URL.createObjectURL(chosen) : undefined),
    [chosen],
  );
  useEffect(() => () => (made ? URL.revokeObjectURL(made) : undefined), [made]);
  return made;
}

export const UpgradeForImages = () => (
  <UpgradeToPro offer="Images are part of Pro.">
    Dishes with a photo are ordered more often.
  </UpgradeToPro>
);

type CropButtonProps = { itemId: string; onOriginal: (original: OriginalImage) => void };

/** Restores the original image for a new crop. */
function CropButton({ itemId, onOriginal }: CropButtonProps) {
  const { mutate, isPending } = useMutation({
    mutationFn: () => originalImage(itemId),
    onSuccess: onOriginal,
    onError: () =>
      toast({ title: 'The whole image could not be loaded. Please try again.', tone: 'danger' }),
  });
  return (
    <Button busy={isPending && 'Loading...'} onClick={() => mutate()}>
      <Crop size={18} aria-hidden="true" />
      Crop the image
    </Button>
  );
}

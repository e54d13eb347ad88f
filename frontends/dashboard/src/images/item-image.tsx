import { useState } from 'react';
import type { ImageCrop } from '@menuleaf/shared/contracts/catalogue/items/image-crop.ts';
import { useSession } from '@menuleaf/shared/browser/session/session.ts';
import { type ImageTexts, imageType, scaledDown } from './image.ts';
import { ImageField, refusalOf, UpgradeForImages, type ImageChoice } from './image-field.tsx';
import { newItems } from '../api/new-items.ts';
import { post } from './post-file.ts';

/** Larger files exceed a Lambda request once base64-encoded (6 MB). */
const inlineBytes = 4_194_304;

type Sent = { image?: File; image_key?: string; image_crop?: string };

/** Shrinks an image; large ones upload straight to storage. Returns the item's image fields. */
async function sendImage(
  file: File,
  crop: ImageCrop | undefined,
  onProgress: (done: number) => void,
): Promise<Sent> {
  const image = await scaledDown(file);
  if (image.size <= inlineBytes)
    return { image, ...(crop && { image_crop: JSON.stringify(crop) }) };
  const type = imageType(image.type);
  const { url, fields, image_key } = await newItems.uploadImage({
    body: { type, size: image.size, image_crop: crop },
  });
  await post(url, fields, image, onProgress);
  return { image_key };
}

/** The image chosen for an item, and its upload progress. */
export function useImageChoice() {
  const [chosen, setChosen] = useState<ImageChoice>();
  const [crop, setCrop] = useState<ImageCrop>();
  const [sent, setSent] = useState<number>();
  /** A new image is centered until the owner moves it. */
  const choose = (next: ImageChoice) => {
    setChosen(next);
    setCrop(undefined);
  };
  /** Returns the item's image fields. */
  const send = async () => (chosen instanceof File ? sendImage(chosen, crop, setSent) : {});
  /** Errors that block a save, for the form. */
  const check = (): Record<string, string> => {
    const image = refusalOf(chosen);
    return image === undefined ? {} : { image };
  };
  return { chosen, choose, crop, setCrop, sent, send, check };
}

type ItemImageProps = {
  /** Of the item, once there is one. */
  itemId?: string;
  current: string | null;
  choice: ReturnType<typeof useImageChoice>;
  texts: ImageTexts;
  form: {
    id: string;
    busy: boolean;
    touching: <Value>(set: (next: Value) => void) => (next: Value) => void;
  };
};

/** The image field on Pro, an upgrade prompt on Free. */
export function ItemImage({ itemId, current, choice, texts, form }: ItemImageProps) {
  const { user } = useSession();
  if (user?.plan_type !== 'pro') return <UpgradeForImages />;
  return (
    <ImageField
      id={`${form.id}-image`}
      itemId={itemId}
      current={current}
      chosen={choice.chosen}
      texts={texts}
      crop={choice.crop}
      onCrop={form.touching(choice.setCrop)}
      onChoose={form.touching(choice.choose)}
      sent={form.busy ? choice.sent : undefined}
    />
  );
}

import { useState } from 'react';
import type { ImageCrop } from '@menuleaf/shared/contracts/catalogue/items/image-crop.ts';
import { useSession } from '@menuleaf/shared/browser/session/session.ts';
import type { ImageTexts } from './image.ts';
import { ImageField, refusalOf, UpgradeForImages, type ImageChoice } from './image-field.tsx';
import { sendImage } from './send-image.ts';

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

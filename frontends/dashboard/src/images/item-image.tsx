import { useState } from 'react';
import type { ImageCrop } from '@menuleaf/shared/contracts/catalogue/items/image-crop.ts';
import { useSession } from '@menuleaf/shared/browser/session/session.ts';
import type { ImageTexts } from './image.ts';
import { ImageField, refusalOf, UpgradeForImages, type ImageChoice } from './image-field.tsx';
import { sendImage } from './send-image.ts';

/** The image that an owner chooses with an item, and how far it is sent. */
export function useImageChoice() {
  const [chosen, setChosen] = useState<ImageChoice>();
  const [crop, setCrop] = useState<ImageCrop>();
  const [sent, setSent] = useState<number>();
  /** Another image is shown from its middle, until the owner says otherwise. */
  const choose = (next: ImageChoice) => {
    setChosen(next);
    setCrop(undefined);
  };
  /** Returns what goes with the item. */
  const send = async () => (chosen instanceof File ? sendImage(chosen, crop, setSent) : {});
  /** What is in the way of a save, for the form to say. */
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

/** The field on Pro, and what it would be good for on Free. */
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

import { useState } from 'react';
import { useSession } from '@menuleaf/shared/browser/session/session.ts';
import type { ImageTexts } from './image.ts';
import { ImageField, refusalOf, UpgradeForImages, type ImageChoice } from './image-field.tsx';
import { sendImage } from './send-image.ts';

/** The image that an owner chooses with an item, and how far it is sent. */
export function useImageChoice() {
  const [chosen, choose] = useState<ImageChoice>();
  const [sent, setSent] = useState<number>();
  /** Returns what goes with the item. */
  const send = async () => (chosen instanceof File ? sendImage(chosen, setSent) : {});
  /** What is in the way of a save, for the form to say. */
  const check = (): Record<string, string> => {
    const image = refusalOf(chosen);
    return image === undefined ? {} : { image };
  };
  return { chosen, choose, sent, send, check };
}

type ItemImageProps = {
  current: string | null;
  choice: ReturnType<typeof useImageChoice>;
  texts: ImageTexts;
  form: {
    id: string;
    busy: boolean;
    touching: (set: (next: ImageChoice) => void) => (next: ImageChoice) => void;
  };
};

/** The field on Pro, and what it would be good for on Free. */
export function ItemImage({ current, choice, texts, form }: ItemImageProps) {
  const { user } = useSession();
  if (user?.plan_type !== 'pro') return <UpgradeForImages />;
  return (
    <ImageField
      id={`${form.id}-image`}
      current={current}
      chosen={choice.chosen}
      texts={texts}
      onChoose={form.touching(choice.choose)}
      sent={form.busy ? choice.sent : undefined}
    />
  );
}

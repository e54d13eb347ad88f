import { useState } from 'react';
import { useSession } from '@menuleaf/shared/browser/session/session.ts';
import type { PictureTexts } from './image.ts';
import { PictureField, refusalOf, UpgradeForImages, type PictureChoice } from './image-field.tsx';
import { sendPicture } from './send-image.ts';

/** The picture that an owner chooses with an item, and how far it is sent. */
export function usePicture() {
  const [chosen, choose] = useState<PictureChoice>();
  const [sent, setSent] = useState<number>();
  /** Answers what goes with the item. */
  const send = async () => (chosen instanceof File ? sendPicture(chosen, setSent) : {});
  /** What is in the way of a save, for the form to say. */
  const check = (): Record<string, string> => {
    const image = refusalOf(chosen);
    return image === undefined ? {} : { image };
  };
  return { chosen, choose, sent, send, check };
}

type ItemPictureProps = {
  current: string | null;
  picture: ReturnType<typeof usePicture>;
  texts: PictureTexts;
  form: {
    id: string;
    busy: boolean;
    touching: (set: (next: PictureChoice) => void) => (next: PictureChoice) => void;
  };
};

/** The field on Pro, and what it would be good for on Free. */
export function ItemPicture({ current, picture, texts, form }: ItemPictureProps) {
  const { user } = useSession();
  if (user?.plan_type !== 'pro') return <UpgradeForImages />;
  return (
    <PictureField
      id={`${form.id}-image`}
      current={current}
      chosen={picture.chosen}
      texts={texts}
      onChoose={form.touching(picture.choose)}
      sent={form.busy ? picture.sent : undefined}
    />
  );
}

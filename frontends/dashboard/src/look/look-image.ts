import { useState } from 'react';
import type { Look, LookSlot } from '@menuleaf/shared/contracts/catalogue/restaurants/look.ts';
import { imageType, scaledDown } from '../images/image.ts';
import { type ImageChoice, refusalOf, useAddress } from '../images/image-field.tsx';
import { post } from '../images/post-file.ts';
import { looks } from './look-api.ts';

/** Uploads a file straight to storage. Returns the key to save with the look. */
async function sendFile(restaurantId: string, slot: LookSlot, file: File): Promise<string> {
  const image = await scaledDown(file);
  const { url, fields, image_key } = await looks.uploadLookImage({
    params: { id: restaurantId },
    body: { slot, type: imageType(image.type), size: image.size },
  });
  await post(url, fields, image);
  return image_key;
}

/** One image of a look: the saved one, and the owner's new choice. */
export function useLookImage(restaurantId: string, slot: LookSlot, look: Look) {
  const [chosen, choose] = useState<ImageChoice>();
  const address = useAddress(chosen);
  const shown = chosen === 'remove' ? undefined : (address ?? look[`${slot}_url`] ?? undefined);
  return {
    chosen,
    choose,
    shown,
    status: look[`${slot}_status`],
    problem: chosen ? undefined : (look[`${slot}_error`] ?? undefined),
    /** Blocks a save. */
    refused: refusalOf(chosen),
    /** Value to save: a key, null to remove it, undefined to leave it. */
    send: async (): Promise<string | null | undefined> => {
      if (chosen instanceof File) return sendFile(restaurantId, slot, chosen);
      return chosen === 'remove' ? null : undefined;
    },
  };
}

export type LookImage = ReturnType<typeof useLookImage>;

import { keys } from '@menuleaf/shared/server/table/keys.ts';
import { lookSlots } from '@menuleaf/shared/contracts/catalogue/restaurants/look.ts';
import * as z from 'zod/mini';

export const lookSlot = z.enum(lookSlots);

/** Where an image belongs: on an item, or in a restaurant's look. */
export const imageSlots = ['image', ...lookSlots] as const;
export type ImageSlot = (typeof imageSlots)[number];

const holders = {
  image: { key: keys.item, kind: 'items', noun: 'Menu item' },
  logo: { key: keys.restaurant, kind: 'restaurants', noun: 'Restaurant' },
  cover: { key: keys.restaurant, kind: 'restaurants', noun: 'Restaurant' },
} as const;

/** Whose image it is. */
export const holderOf = (slot: ImageSlot) => holders[slot];

export const holderKey = (slot: ImageSlot, ownerId: string, id: string) => {
  const { key } = holders[slot];
  return { pk: key.pk(ownerId), sk: key.sk(id) };
};

/** The names of a row's image field and its companion fields. */
export const imageFields = (slot: ImageSlot) => ({
  image: slot,
  color: `${slot}_color`,
  crop: `${slot}_crop`,
  upload: `${slot}_upload`,
  error: `${slot}_error`,
});

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { postForm } from '@menuleaf/shared/server/http/post-form.ts';
import * as z from 'zod';
import type { DemoOwner } from './demo-owner.ts';
import type { CreatedRestaurant } from './create-restaurant.ts';

const upload = z.object({
  url: z.url(),
  fields: z.record(z.string(), z.string()),
  image_key: z.string(),
});

const pictureOf = async (file: string) =>
  new Blob([await readFile(join(import.meta.dirname, 'pictures', `${file}.webp`))], {
    type: 'image/webp',
  });

/** Straight to storage, like the look's form. Returns the key for the look. */
async function sendLookImage(owner: DemoOwner, id: string, slot: 'logo' | 'cover', image: Blob) {
  const body = { slot, type: image.type, size: image.size };
  const answer = await owner.send('POST', `/api/restaurants/${id}/look/uploads`, body);
  const { url, fields, image_key } = upload.parse(answer);
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  form.set('file', image);
  const status = await postForm(url, form);
  if (status >= 300) throw new Error(`Seeding a ${slot}: ${status}`);
  return image_key;
}

/** Saves its logo and cover with its look. */
export async function uploadLook(
  owner: DemoOwner,
  { id, place }: CreatedRestaurant,
  folder: string,
) {
  const [logo_key, cover_key] = await Promise.all([
    sendLookImage(owner, id, 'logo', await pictureOf(`${folder}/logo`)),
    sendLookImage(owner, id, 'cover', await pictureOf(`${folder}/cover`)),
  ]);
  await owner.send('PUT', `/api/restaurants/${id}/look`, { ...place.look, logo_key, cover_key });
}

/** `file` is a path: `kaze-ramen/dish-1`. */
export async function uploadDishImage(owner: DemoOwner, id: string, file: string): Promise<void> {
  const form = new FormData();
  form.set('image', await pictureOf(file));
  await owner.send('PUT', `/api/menus/items/${id}`, form);
}

/** Adds the pictures of a restaurant and its dishes; their sizes are generated asynchronously. */
export async function uploadPictures(owner: DemoOwner, opened: CreatedRestaurant): Promise<void> {
  const { pictures } = opened.place;
  if (!pictures) return;
  const { folder, dishes } = pictures;
  await uploadLook(owner, opened, folder);
  for (const [at, name] of dishes.entries()) {
    const id = opened.dishes.get(name);
    if (!id) throw new Error(`${folder} has no dish called ${name}`);
    await uploadDishImage(owner, id, `${folder}/dish-${at + 1}`);
  }
}

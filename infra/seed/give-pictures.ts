import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { postForm } from '@menuleaf/shared/server/http/post-form.ts';
import * as z from 'zod';
import type { DemoOwner } from './demo-owner.ts';
import { allPictures, type DrawnPlace } from './drawings/all-pictures.ts';

const upload = z.object({
  url: z.url(),
  fields: z.record(z.string(), z.string()),
  image_key: z.string(),
});

const drawn = async (place: DrawnPlace, file: string) =>
  new Blob([await readFile(join(import.meta.dirname, 'pictures', place, `${file}.webp`))], {
    type: 'image/webp',
  });

/** Straight to storage, as the form of the look does it. Answers the key that goes with the look. */
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

/** What goes with a look: its logo and its cover. */
export async function pictureKeys(owner: DemoOwner, id: string, place: DrawnPlace) {
  return {
    logo_key: await sendLookImage(owner, id, 'logo', await drawn(place, 'logo')),
    cover_key: await sendLookImage(owner, id, 'cover', await drawn(place, 'cover')),
  };
}

/** Gives each dish that was drawn its picture; what becomes of them goes on by itself. `ids` by the names of dishes. */
export async function givePictures(
  owner: DemoOwner,
  place: DrawnPlace,
  ids: ReadonlyMap<string, string>,
): Promise<void> {
  for (const [at, name] of Object.keys(allPictures[place].dishes).entries()) {
    const id = ids.get(name);
    if (!id) throw new Error(`${place} has no dish called ${name}`);
    const form = new FormData();
    form.set('image', await drawn(place, `dish-${at + 1}`));
    await owner.send('PUT', `/api/menus/items/${id}`, form);
  }
}

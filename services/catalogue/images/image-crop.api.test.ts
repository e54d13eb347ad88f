import { form, newOwner, origin, send } from '@menuleaf/shared/testing/api.ts';
import { newProOwner } from '@menuleaf/shared/testing/give-plan.ts';
import sharp from 'sharp';

const owner = await newProOwner();

const file = (bytes: Buffer) => new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' });

const imageDone = (id: string) =>
  owner.getUntil(`/api/menus/items/${id}`, ({ json }) => json.image_status !== 'preparing');

const nameIn = (url: string) => url.split('/')[2] ?? '';

/** Red on the left, blue on the right: the output shows the crop. */
const twoHalves = () =>
  sharp({ create: { width: 1600, height: 600, channels: 3, background: '#d00000' } })
    .composite([
      {
        input: { create: { width: 800, height: 600, channels: 3, background: '#0000d0' } },
        left: 800,
        top: 0,
      },
    ])
    .jpeg()
    .toBuffer();

describe('the crop of an image', () => {
  const right = { x: 0.5, y: 0, width: 0.5, height: 1 };
  const middlePixel = async (url: string) => {
    const response = await fetch(origin + url);
    const bytes = Buffer.from(await response.arrayBuffer());
    const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
    const at = (Math.floor(info.height / 2) * info.width + 10) * info.channels;
    return { red: (data[at] ?? 0) > 128, blue: (data[at + 2] ?? 0) > 128 };
  };

  test('is what guests see; the whole is kept for another, and for nobody else', async () => {
    const image = file(await twoHalves());
    const fields = { name: 'Soup', price: '9', image, image_crop: JSON.stringify(right) };
    const made = await owner.send('POST', '/api/menus/items', form(fields));
    const { json } = await imageDone(made.json.id);
    expect(await middlePixel(json.image_url)).toEqual({ red: false, blue: true });

    const original = `/api/menus/items/${json.id}/original-image`;
    const { json: kept } = await owner.send('GET', original);
    expect(kept.image_crop).toEqual(right);
    const whole = Buffer.from(kept.data_url.split(',')[1], 'base64');
    expect(await sharp(whole).metadata()).toMatchObject({ width: 1600, height: 600 });
    expect((await send('GET', `/originals/${nameIn(json.image_url)}.webp`)).text).not.toContain(
      'RIFF',
    );
    expect((await (await newOwner()).send('GET', original)).status).not.toBe(200);

    const other = { ...right, x: 0 };
    await owner.send(
      'PUT',
      `/api/menus/items/${json.id}`,
      form({ image: file(whole), image_crop: JSON.stringify(other) }),
    );
    const changed = (await imageDone(json.id)).json;
    expect((await owner.send('GET', original)).json.image_crop).toEqual(other);
    expect(await middlePixel(changed.image_url)).toEqual({ red: true, blue: false });
  });

  test('that is none is refused', async () => {
    for (const image_crop of ['{', '{"x":0}', '{"x":0.9,"y":0,"width":0.5,"height":1}']) {
      const image = file(await twoHalves());
      const { status, json } = await owner.send(
        'POST',
        '/api/menus/items',
        form({ name: 'Soup', price: '9', image, image_crop }),
      );
      expect([status, json.detail[0].loc]).toEqual([422, ['body', 'image_crop']]);
    }
  });
});

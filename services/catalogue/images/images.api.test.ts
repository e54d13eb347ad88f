import { form, origin } from '@menuleaf/shared/testing/api.ts';
import { postForm } from '@menuleaf/shared/server/http/post-form.ts';
import { newProOwner } from '@menuleaf/shared/testing/give-plan.ts';
import { type ImageFormat, imageFormats, imageSizes } from '@menuleaf/shared/menu/images.ts';
import sharp from 'sharp';
import { untilGone } from '../testing/bucket.ts';

/**
 * Parsed from the bytes: decoders the image maker blocks stay blocked in this process. AVIF has its size in an `ispe`
 * box, lossy WebP after the frame's start code.
 */
function imageSize(bytes: Buffer, format: ImageFormat): [width: number, height: number] {
  if (format === 'avif') {
    const at = bytes.indexOf('ispe') + 8;
    return [bytes.readUInt32BE(at), bytes.readUInt32BE(at + 4)];
  }
  const at = bytes.indexOf(Buffer.from([0x9d, 0x01, 0x2a])) + 3;
  return [bytes.readUInt16LE(at) & 0x3fff, bytes.readUInt16LE(at + 2) & 0x3fff];
}

const drawImage = (width = 1600, height = 1200) =>
  sharp({ create: { width, height, channels: 3, background: '#1f6b3b' } })
    .withExif({ IFD0: { Artist: 'somebody' } })
    .jpeg()
    .toBuffer();

const file = (bytes: Uint8Array<ArrayBuffer> | Buffer<ArrayBuffer>, type = 'image/jpeg') =>
  new Blob([bytes], { type });

const owner = await newProOwner();

const itemWithImage = async (bytes: Buffer, type?: string) =>
  owner.send(
    'POST',
    '/api/menus/items',
    form({ name: 'Soup', price: '9', image: file(new Uint8Array(bytes), type) }),
  );

const imageDone = (id: string) =>
  owner.getUntil(`/api/menus/items/${id}`, ({ json }) => json.image_status !== 'preparing');

async function fetchImage(url: string) {
  const response = await fetch(`${origin}${url}`);
  const type = response.headers.get('content-type');
  return { status: response.status, type, bytes: Buffer.from(await response.arrayBuffer()) };
}

describe('an image', () => {
  test('becomes AVIF and WebP in every size, without its metadata, and then shows', async () => {
    const made = await itemWithImage(await drawImage());
    expect(made).toMatchObject({ status: 201, json: { image_url: null } });
    const { json } = await imageDone(made.json.id);
    expect(json).toMatchObject({ image_status: 'ready', image_error: null });
    expect(json).toMatchObject({
      image_url: expect.stringMatching(/\/288\.webp$/),
      image_color: expect.stringMatching(/^#[0-9a-f]{6}$/),
    });
    for (const { width, height } of Object.values(imageSizes)) {
      for (const format of imageFormats) {
        const url = json.image_url.replace('288.webp', `${width}.${format}`);
        const { bytes, type } = await fetchImage(url);
        expect([url, type]).toEqual([url, `image/${format}`]);
        expect([url, ...imageSize(bytes, format)]).toEqual([url, width, height]);
        expect(bytes.includes('Exif')).toBe(false);
      }
    }
  });

  test('is what its bytes are, whatever it is called', async () => {
    for (const type of ['application/x-odd; a="', 'x'.repeat(300), 'text/html']) {
      const made = await itemWithImage(await drawImage(), type);
      expect([type, made.status]).toEqual([type, 201]);
      expect((await imageDone(made.json.id)).json.image_status).toBe('ready');
    }
  });

  test('is sent by a call that comes again because the first died before it sent it', async () => {
    const body = { name: 'Soup', price: '9', idempotency_key: 'once' };
    const dead = await owner.send('POST', '/api/menus/items', form(body));
    const again = async (side: number) => {
      const image = file(new Uint8Array(await drawImage(side, side)));
      const { json } = await owner.send('POST', '/api/menus/items', form({ ...body, image }));
      expect(json.id).toBe(dead.json.id);
      return (await imageDone(json.id)).json;
    };
    const sent = await again(800);
    expect(sent.image_status).toBe('ready');
    expect((await again(600)).image_url).toBe(sent.image_url);
  });

  test('that replaces another takes the old one out of the bucket', async () => {
    const { json: item } = await itemWithImage(await drawImage());
    const first = (await imageDone(item.id)).json.image_url;
    await owner.send(
      'PUT',
      `/api/menus/items/${item.id}`,
      form({ name: 'Soup', price: '9', image: file(new Uint8Array(await drawImage(800, 800))) }),
    );
    const second = (await imageDone(item.id)).json.image_url;
    expect(second).not.toBe(first);
    await untilGone(first.slice(1));
    await owner.send(
      'PUT',
      `/api/menus/items/${item.id}`,
      form({ name: 'Soup', price: '9', remove_image: 'true' }),
    );
    expect((await imageDone(item.id)).json).toMatchObject({
      image_status: 'none',
      image_url: null,
    });
  });

  test('that is large goes straight to the bucket, then with the item', async () => {
    const bytes = await sharp({
      create: {
        width: 1500,
        height: 1100,
        channels: 3,
        background: '#fff',
        noise: { type: 'gaussian', mean: 128, sigma: 60 },
      },
    })
      .png()
      .toBuffer();
    expect(bytes.length).toBeGreaterThan(4_000_000);
    const { json: upload, status } = await owner.send('POST', '/api/menus/items/uploads', {
      type: 'image/png',
      size: bytes.length,
    });
    expect(status).toBe(201);
    const post = new FormData();
    for (const [name, value] of Object.entries(upload.fields)) post.set(name, String(value));
    post.set('file', file(new Uint8Array(bytes), 'image/png'), 'soup.png');
    // The upload origin that the page's CSP allows.
    const { headers: page } = await fetch(`${origin}/dashboard`);
    const allowed = page.get('content-security-policy')?.match(/connect-src [^;]+/)?.[0];
    expect(allowed).toContain(` ${new URL(upload.url).origin.replace(/\d+$/, '*')}`);
    expect(await postForm(upload.url, post)).toBe(204);
    const { json: item } = await owner.send(
      'POST',
      '/api/menus/items',
      form({ name: 'Soup', price: '9', image_key: upload.image_key }),
    );
    const { json: ready } = await imageDone(item.id);
    expect(ready.image_status).toBe('ready');
    // After deletion, edge and browser caches expire within minutes.
    const { headers } = await fetch(`${origin}${ready.image_url}`);
    const ages = [...(headers.get('cache-control') ?? '').matchAll(/max-?age=(\d+)/g)];
    expect(ages.map(([, seconds]) => Number(seconds))).toEqual([120, 120]);

    // Who would own the image once one of the two drops it?
    const second = form({ name: 'Stew', price: '9', image_key: upload.image_key });
    expect((await owner.send('POST', '/api/menus/items', second)).status).toBe(422);
    const again = form({ image_key: upload.image_key });
    expect((await owner.send('PUT', `/api/menus/items/${item.id}`, again)).status).toBe(200);
    expect((await imageDone(item.id)).json.image_status).toBe('ready');
  });

  test('that was never sent cannot be taken', async () => {
    const fields = { name: 'Soup', price: '9', image_key: `uploads/${owner.id}/madeupmadeup` };
    const answer = await owner.send('POST', '/api/menus/items', form(fields));
    expect([answer.status, answer.json.detail[0].loc]).toEqual([422, ['body', 'image_key']]);
  });
});

describe('what is no image', () => {
  const gif = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>');

  test.each([
    ['a GIF', gif],
    ['an SVG', svg],
    ['a page', Buffer.from('<!doctype html><p>hello')],
  ])('%s is refused whatever it calls itself', async (_what, bytes) => {
    const answer = await itemWithImage(bytes, 'image/png');
    expect(answer).toMatchObject({
      status: 415,
      json: {
        detail:
          'Please select a valid image file (JPG, PNG, or WebP). GIF files are not supported.',
      },
    });
  });

  test('an image with an archive behind it is refused', async () => {
    const zip = Buffer.from('504b0304140000000800', 'hex');
    const answer = await itemWithImage(Buffer.concat([await drawImage(), zip]));
    expect(answer.status).toBe(422);
    expect(answer.json.detail[0].msg).toContain('more than an image');
  });

  test('an image whose middle is damaged is refused by the image maker, with the reason', async () => {
    const png = await sharp({
      create: {
        width: 300,
        height: 300,
        channels: 3,
        background: '#fff',
        noise: { type: 'gaussian', mean: 99, sigma: 30 },
      },
    })
      .png()
      .toBuffer();
    png.fill(0, 200, png.length - 200);
    const made = await itemWithImage(png, 'image/png');
    const { json } = await imageDone(made.json.id);
    expect(json).toMatchObject({ image_status: 'refused', image_url: null });
    expect(json.image_error).toContain('damaged');
  });

  test('a decompression bomb is refused', async () => {
    const bomb = await sharp({
      create: { width: 9000, height: 9000, channels: 3, background: '#000' },
      limitInputPixels: false,
    })
      .png({ compressionLevel: 9 })
      .toBuffer();
    expect(bomb.length).toBeLessThan(1_000_000);
    const made = await itemWithImage(bomb, 'image/png');
    const { json } = await imageDone(made.json.id);
    expect(json.image_status).toBe('refused');
    expect(json.image_error).toContain('too many pixels');
  });
});

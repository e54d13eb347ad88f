import {
  imageFormats,
  imageKeys,
  imageShape,
  imageSizes,
  imageUrl,
  largeImageSet,
  largeImageUrl,
  originalKey,
  readUploadKey,
  renditionKey,
  renditionKeys,
  smallAvifUrl,
  uploadKey,
} from './images.ts';

const url = imageUrl('soup');

test('each size has the shape that pages show, is called by its width, and is found from its address', () => {
  for (const { width, height } of Object.values(imageSizes)) {
    expect(width / height).toBe(imageShape);
    for (const format of imageFormats) {
      expect(renditionKey('soup', width, format)).toBe(`images/soup/${width}.${format}`);
    }
  }
  expect(url).toBe('/images/soup/288.webp');
  expect(smallAvifUrl(url)).toBe('/images/soup/288.avif');
  expect(largeImageUrl(url)).toBe('/images/soup/1200.webp');
  expect(largeImageSet(url, 'avif')).toBe(
    '/images/soup/732.avif 732w,/images/soup/1200.avif 1200w',
  );
});

test('an image that was just chosen has no other sizes', () => {
  expect(smallAvifUrl('blob:soup')).toBeUndefined();
  expect(largeImageSet('blob:soup', 'webp')).toBeUndefined();
});

test('all that a page can name goes with an image, and what it was taken from', () => {
  const named = [
    url,
    smallAvifUrl(url),
    largeImageUrl(url),
    ...imageFormats.flatMap((format) => largeImageSet(url, format)?.split(/ \w+,?/) ?? []),
  ];
  const keys = named.flatMap((address) => address?.slice(1) || []);
  expect(renditionKeys('soup')).toEqual(expect.arrayContaining(keys));
  expect(imageKeys('soup')).toEqual([...renditionKeys('soup'), originalKey('soup')]);
  expect(renditionKeys('soup')).not.toContain(originalKey('soup'));
});

test('an upload is read from its key, and nothing else is', () => {
  expect(readUploadKey(uploadKey('owner', 'one'))).toEqual({ ownerId: 'owner', uploadId: 'one' });
  for (const other of [
    '',
    'images/a/b',
    'uploads/a',
    'uploads/a/b/c',
    'uploads/a/../b',
    'uploads//b',
  ])
    expect([other, readUploadKey(other)]).toEqual([other, undefined]);
});

import { expect, test } from '@jest/globals';
import {
  imageKeys,
  imageSizes,
  imageUrl,
  largeImageUrl,
  readUploadKey,
  uploadKey,
} from './images.ts';

test('each size is called by its width, and is found from its address', () => {
  const [small, large] = imageKeys('soup');
  expect(small).toBe(`images/soup/${imageSizes.small.width}.webp`);
  expect(large).toBe(`images/soup/${imageSizes.large.width}.webp`);
  expect([imageUrl('soup'), largeImageUrl(imageUrl('soup'))]).toEqual([`/${small}`, `/${large}`]);
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

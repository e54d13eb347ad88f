import { expect, test } from '@jest/globals';
import * as storageNames from '@menuleaf/shared/browser/storage-names.ts';
import { cookies } from './privacy-content.ts';

test('the policy lists all that is kept in a browser’s storage, and nothing else', () => {
  const listed = cookies.filter(({ where }) => where.endsWith(' storage'));
  const names = listed.flatMap(({ name }) => name.split(', '));
  expect(names.toSorted()).toEqual(Object.values(storageNames).toSorted());
});

import { renderHook } from '@testing-library/react';
import { onSignedOut } from '@menuleaf/shared/browser/client/signed-out.ts';
import { accessTokenName } from '@menuleaf/shared/browser/storage-names.ts';
import { accountIn, useFollowAccount } from './follow-account.ts';

const token = (claims: object) => `head.${btoa(JSON.stringify(claims))}.signature`;

test('a token says its account, or that of its person', () => {
  expect(accountIn(token({ sub: 'ada', acc: 'bea' }))).toBe('bea');
  expect(accountIn(token({ sub: 'ada' }))).toBe('ada');
  for (const none of [null, '', 'a.b.c', token({})]) expect(accountIn(none)).toBeUndefined();
});

test('a tab leaves when another one has gone to another account, is signed out with it, and does neither for anything else', () => {
  let left = 0;
  let out = 0;
  const stop = onSignedOut(() => (out += 1));
  renderHook(() => useFollowAccount('ada', () => (left += 1)));
  const changes = (key: string, newValue: string | null) =>
    window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
  changes(accessTokenName, token({ sub: 'ada' }));
  changes('another', token({ sub: 'ada', acc: 'bea' }));
  expect([left, out]).toEqual([0, 0]);
  changes(accessTokenName, null);
  expect([left, out]).toEqual([0, 1]);
  changes(accessTokenName, token({ sub: 'ada', acc: 'bea' }));
  expect([left, out]).toEqual([1, 1]);
  stop();
});

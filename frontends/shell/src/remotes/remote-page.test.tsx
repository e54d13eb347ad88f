import { expect, jest, test } from '@jest/globals';
import '@testing-library/jest-dom/jest-globals';
import { act, screen } from '@testing-library/react';
import { renderPage } from '@menuleaf/shared/testing/render-page.tsx';

const asked: string[] = [];
jest.unstable_mockModule('./load-remote.ts', () => ({
  fetchRemote: (remote: string) => {
    asked.push(remote);
    return new Promise(() => undefined);
  },
}));
const { RemotePage } = await import('./remote-page.tsx');

test('a remote that takes long is still waited for, with a word and Retry from ten seconds on', async () => {
  jest.useFakeTimers();
  renderPage(<RemotePage remote="support" access="anyone" />, '/help');
  await act(() => jest.advanceTimersByTimeAsync(9_900));
  expect(screen.queryByText('Still loading')).toBeNull();
  await act(() => jest.advanceTimersByTimeAsync(200));
  expect(screen.getByText('Still loading')).toBeVisible();
  await act(() => jest.advanceTimersByTimeAsync(60_000));
  expect(screen.queryByText('This part of Menuleaf could not be loaded')).toBeNull();
  act(() => screen.getByRole('button', { name: 'Retry' }).click());
  expect(asked).toEqual(['support', 'support']);
  jest.useRealTimers();
});

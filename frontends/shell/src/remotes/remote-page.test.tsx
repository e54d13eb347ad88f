import { jest } from '@jest/globals';
import '@testing-library/jest-dom/jest-globals';
import { onlineManager, QueryClient } from '@tanstack/react-query';
import { act, screen } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { renderPage } from '@menuleaf/shared/testing/render-page.tsx';
import type { RemoteModule } from './load-remote.ts';

const fetchRemote = jest.fn<(remote: string) => Promise<RemoteModule>>();
jest.unstable_mockModule('./load-remote.ts', () => ({ fetchRemote }));
const { RemotePage } = await import('./remote-page.tsx');
const { retryRemote } = await import('./loading-remote.ts');

const Help = () => <h1>Help Center</h1>;
const never = () => new Promise<never>(() => undefined);
const show = () => renderPage(<RemotePage remote="support" access="anyone" />, '/help');
/** As the shell does at start, before any render. */
const ask = () => retryRemote('support', new QueryClient()).page;

beforeEach(() => {
  fetchRemote.mockReset();
});

test('a remote that takes long is still waited for, with a word and Retry from ten seconds on', async () => {
  jest.useFakeTimers();
  fetchRemote.mockImplementation(never);
  show();
  await act(() => jest.advanceTimersByTimeAsync(9_900));
  expect(screen.queryByText('Still loading')).toBeNull();
  await act(() => jest.advanceTimersByTimeAsync(200));
  expect(screen.getByText('Still loading')).toBeVisible();
  await act(() => jest.advanceTimersByTimeAsync(60_000));
  expect(screen.queryByText('This part of Menuleaf could not be loaded')).toBeNull();
  act(() => screen.getByRole('button', { name: 'Retry' }).click());
  expect(fetchRemote).toHaveBeenCalledTimes(2);
});

test('one that could not be loaded comes by itself once the connection is back', async () => {
  const { error } = console;
  console.error = () => undefined;
  onlineManager.setOnline(false);
  fetchRemote.mockRejectedValueOnce(new Error('Loading chunk 1 failed'));
  void ask().catch(() => undefined);
  show();
  expect(await screen.findByText('This part of Menuleaf could not be loaded')).toBeVisible();
  fetchRemote.mockResolvedValue({ default: Help });
  act(() => onlineManager.setOnline(true));
  expect(await screen.findByRole('heading', { name: 'Help Center' })).toBeVisible();
  console.error = error;
});

test('a remote that is there already is drawn at once', async () => {
  fetchRemote.mockResolvedValue({ default: Help });
  await ask();
  show();
  expect(screen.getByRole('heading', { name: 'Help Center' })).toBeVisible();
});

test('one that comes later takes the place of what stood for it', async () => {
  const { promise, resolve: come } = Promise.withResolvers<RemoteModule>();
  fetchRemote.mockReturnValue(promise);
  void ask();
  show();
  expect(screen.queryByRole('heading')).toBeNull();
  come({ default: Help });
  expect(await screen.findByRole('heading', { name: 'Help Center' })).toBeVisible();
});

test('one that comes between the drawing and its effects is drawn as well', async () => {
  const { promise, resolve: come } = Promise.withResolvers<RemoteModule>();
  fetchRemote.mockReturnValue(promise);
  const coming = retryRemote('support', new QueryClient());
  function Meanwhile() {
    useLayoutEffect(() => {
      coming.arrived = Help;
      come({ default: Help });
    }, []);
    return null;
  }
  renderPage(
    <>
      <RemotePage remote="support" access="anyone" />
      <Meanwhile />
    </>,
    '/help',
  );
  expect(await screen.findByRole('heading', { name: 'Help Center' })).toBeVisible();
});

test('what it reads first is waited for a tenth of a second, and no failure of it keeps the page', async () => {
  jest.useFakeTimers();
  const prepare = jest.fn(never);
  fetchRemote.mockResolvedValue({ default: Help, prepare });
  const page = ask();
  await jest.advanceTimersByTimeAsync(100);
  await expect(page).resolves.toBe(Help);
  expect(prepare).toHaveBeenCalledTimes(1);
  jest.useRealTimers();
  fetchRemote.mockResolvedValue({
    default: Help,
    prepare: () => Promise.reject(new Error('No lists')),
  });
  await expect(ask()).resolves.toBe(Help);
});

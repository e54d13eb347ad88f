import { jest } from '@jest/globals';
import '@testing-library/jest-dom/jest-globals';
import { onlineManager, QueryClient } from '@tanstack/react-query';
import { act, screen } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { useLocation } from '@menuleaf/shared/browser/federation/router.ts';
import { renderPage } from '@menuleaf/shared/testing/render-page.tsx';
import { later } from '@menuleaf/shared/ui/later.tsx';
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
  const said = jest.spyOn(console, 'error').mockReturnValue(undefined);
  onlineManager.setOnline(false);
  fetchRemote.mockRejectedValueOnce(new Error('The manifest of support could not be loaded'));
  void ask().catch(() => undefined);
  show();
  expect(await screen.findByText('This part of Menuleaf could not be loaded')).toBeVisible();
  fetchRemote.mockResolvedValue({ default: Help });
  act(() => onlineManager.setOnline(true));
  expect(await screen.findByRole('heading', { name: 'Help Center' })).toBeVisible();
  said.mockRestore();
});

const loading = 'This part of Menuleaf could not be loaded';
const crashed = 'Something went wrong on this page';
function Crashing(): never {
  throw new TypeError('x is not a function');
}
const Later = later<object>(() =>
  Promise.reject(Object.assign(new Error('Loading chunk 1 failed'), { name: 'ChunkLoadError' })),
);

test.each([
  ['that throws at its start', crashed, () => Promise.reject(new TypeError('x is undefined'))],
  ['that throws when it is drawn', crashed, () => Promise.resolve({ default: Crashing })],
  ['of which a part does not come', loading, () => Promise.resolve({ default: Later })],
])('a remote %s: %s', async (_, title, come) => {
  const said = jest.spyOn(console, 'error').mockReturnValue(undefined);
  fetchRemote.mockImplementation(come);
  void ask().catch(() => undefined);
  show();
  expect(await screen.findByRole('heading', { name: title }, { timeout: 2000 })).toBeVisible();
  expect(document.body).not.toHaveTextContent(/is not a function|undefined|chunk/);
  said.mockRestore();
});

test('a crash says what is safe and what may be gone, and leads to a reload and to us', async () => {
  const said = jest.spyOn(console, 'error').mockReturnValue(undefined);
  fetchRemote.mockResolvedValue({ default: Crashing });
  void ask();
  show();
  expect(await screen.findByText(/What you saved is safe.+ may be gone\./)).toBeVisible();
  expect(screen.queryByText(/connection|Nothing of yours is lost/)).toBeNull();
  expect(screen.getByRole('link', { name: 'Tell us' })).toHaveAttribute('href', '/contact');
  act(() => screen.getByRole('button', { name: 'Reload' }).click());
  // jsdom says of each navigation that it cannot do it.
  expect(said.mock.calls.filter((words) => /navigation/.test(String(words)))).toHaveLength(1);
  said.mockRestore();
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

test.each(['/contact', '/help?tab=contact'])(
  'from a page that crashed one goes on to %s',
  async (to) => {
    const said = jest.spyOn(console, 'error').mockReturnValue(undefined);
    const Pages = () => {
      const { pathname, search } = useLocation();
      return pathname + search === '/help' ? <Crashing /> : <h1>Contact</h1>;
    };
    fetchRemote.mockResolvedValue({ default: Pages });
    void ask();
    function Shell() {
      useLocation();
      return <RemotePage remote="support" access="anyone" />;
    }
    history.replaceState(null, '', '/help');
    const { router } = renderPage(<Shell />, '/help');
    expect(await screen.findByRole('heading', { name: crashed })).toBeVisible();
    history.replaceState(null, '', to);
    await act(() => router.navigate(to));
    expect(await screen.findByRole('heading', { name: 'Contact' })).toBeVisible();
    said.mockRestore();
  },
);

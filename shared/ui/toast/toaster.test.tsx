import { act, screen, waitFor, within } from '@testing-library/react';
import { renderPage } from '../../testing/render-page.tsx';
import { ToastOutlet } from './toast-outlet.tsx';
import { timeoutOf } from './toaster.tsx';
import { copyText } from './copy-text.ts';
import { endToasts, toast, type ToastEnd, type ToastMessage } from './toast.ts';

const say = (message: ToastMessage) => act(() => toast(message));
const run = () => undefined;

test('the first message comes after its live region, which screen readers have to know', async () => {
  renderPage(<ToastOutlet />, '/');
  say({ title: 'Soup was deleted' });
  const region = await screen.findByRole('region', { name: 'Notifications' });
  expect(region).toBeEmptyDOMElement();
  expect(await within(region).findByText('Soup was deleted')).toBeVisible();
});

test('what only confirms gives way to the next message; what can be taken back stays', async () => {
  renderPage(<ToastOutlet />, '/');
  say({ title: 'Soup was deleted', action: { label: 'Undo', run } });
  say({ title: 'Bread was added' });
  expect(await screen.findByText('Bread was added')).toBeVisible();
  say({ title: 'Cake was added' });
  expect(await screen.findByText('Cake was added')).toBeVisible();
  await waitFor(() => expect(screen.queryByText('Bread was added')).toBeNull());
  expect(screen.getByText('Soup was deleted')).toBeVisible();
  say({ title: 'That failed', tone: 'danger' });
  expect(await screen.findByText('That failed')).toBeVisible();
  expect(screen.getByText('Cake was added')).toBeVisible();
});

const end = (what: ToastEnd) => act(() => endToasts(what));
const gone = (title: string) => waitFor(() => expect(screen.queryByText(title)).toBeNull());
const undo = { label: 'Undo', run };

test('what has nothing more to say goes: of a thing that is gone, of a page that is left, of who has left', async () => {
  renderPage(<ToastOutlet />, '/');
  say({ title: 'Bread is sold out', about: 'i1', action: undo });
  expect(await screen.findByText('Bread is sold out')).toBeVisible();
  say({ title: 'Bread was deleted', about: 'i1', action: undo, staysOnLeaving: true });
  await gone('Bread is sold out');
  say({ title: 'No room for it', tone: 'danger', action: { label: 'View plans', run } });
  expect(await screen.findByText('No room for it')).toBeVisible();
  end('page');
  await gone('No room for it');
  expect(screen.getByText('Bread was deleted')).toBeVisible();
  end('account');
  await gone('Bread was deleted');
});

test('what cannot be copied says so, and does not count as copied', async () => {
  renderPage(<ToastOutlet />, '/');
  const writeText = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
  expect(await act(() => copyText('menu'))).toBe(false);
  expect(await screen.findByText('Your browser does not allow copying')).toBeVisible();
});

test('a failure is shown the longest: it has to be found, read and acted on', () => {
  const [failed, undone, said] = [{ tone: 'danger' as const }, { action: undo }, {}].map((more) =>
    timeoutOf({ title: 'Soup', ...more }),
  );
  expect(failed).toBeGreaterThan(2 * (undone ?? Infinity));
  expect(undone).toBeGreaterThan(said ?? Infinity);
});

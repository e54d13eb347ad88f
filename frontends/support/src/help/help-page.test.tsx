import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { mockServer } from '@menuleaf/shared/testing/mock-server.ts';
import { renderPage } from '@menuleaf/shared/testing/render-page.tsx';
import { HelpPage } from './help-page.tsx';

test('a search that finds nothing says so, with the way to the contact form', async () => {
  mockServer({});
  renderPage(<HelpPage />, '/help');
  await userEvent.type(await screen.findByRole('searchbox'), 'helicopter');
  expect(screen.getByRole('heading', { name: 'No answer for “helicopter”' })).toBeVisible();
  expect(screen.queryByRole('link', { name: /^Ask about/ })).toBeNull();
  const advice = screen.getByText(/Try fewer or other words/);
  const link = within(advice).getByRole('link', { name: 'write to us' });
  expect(link).toHaveAttribute('href', '/contact');
});

test('a mail about a topic names it as one writes it', async () => {
  mockServer({});
  renderPage(<HelpPage />, '/help?topic=qr-codes');
  expect(await screen.findByRole('link', { name: 'Ask about QR codes' })).toBeVisible();
});

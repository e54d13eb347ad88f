import { screen } from '@testing-library/react';
import { mockServer } from '@menuleaf/shared/testing/mock-server.ts';
import { renderPage } from '@menuleaf/shared/testing/render-page.tsx';
import { user } from '@menuleaf/shared/testing/user.ts';
import { ToastOutlet } from '@menuleaf/shared/ui/toast/toast-outlet.tsx';
import Dashboard from '../remote.tsx';

/** The dashboard at a URL. */
export const openPage = (address: string) => renderPage(<Dashboard />, address);

/** The same, of an owner whose server answers so. */
export const openServed = (address: string, answers: Parameters<typeof mockServer>[0]) => ({
  ...mockServer(answers),
  ...openPage(address),
});

/** The same with its messages, as the shell shows them. */
export const openWithToasts = (address: string) =>
  renderPage([<Dashboard key="page" />, <ToastOutlet key="toasts" />], address);

export const press = async (name: string | RegExp) =>
  user.click(await screen.findByRole('button', { name }));

/** A button that shows it is at it, and can be pressed no more. */
export const isBusy = async (name: string, at: Pick<typeof screen, 'findByRole'> = screen) =>
  expect(await at.findByRole('button', { name })).toHaveAttribute('aria-disabled', 'true');

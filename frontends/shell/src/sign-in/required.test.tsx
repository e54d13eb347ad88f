import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { mockServer } from '@menuleaf/shared/testing/mock-server.ts';
import { renderPage } from '@menuleaf/shared/testing/render-page.tsx';
import { Pages } from '../pages.tsx';

test.each(['/login', '/register', '/forgot-password', '/reset-password?token=t'])(
  '%s marks what it refuses when it is blank, and nothing else',
  async (at) => {
    mockServer({});
    renderPage(<Pages />, at);
    const form = await screen.findByRole('form');
    expect(form).toHaveAttribute('novalidate');
    const fields = [...form.querySelectorAll('input')].filter(({ type }) => type !== 'checkbox');
    expect(fields.every(({ required }) => required)).toBe(true);
    const [submit] = within(form).getAllByRole('button').toReversed();
    await userEvent.click(submit ?? form);
    const summary = await screen.findByRole('alert');
    // In the order of the fields: the first link leads to the first of them.
    const wrong = fields.filter((field) => field.getAttribute('aria-invalid') === 'true');
    const links = within(summary).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(wrong.map(({ id }) => `#${id}`));
  },
);

test('what is wrong with a new password is said once', async () => {
  mockServer({});
  renderPage(<Pages />, '/register');
  const password = await screen.findByLabelText(/^Password/);
  expect(password).toHaveAccessibleDescription(/At least 6 characters/);
  await userEvent.click(screen.getByRole('button', { name: 'Sign Up' }));
  await screen.findByRole('alert');
  expect(password).toHaveAccessibleDescription(/^Password must be at least 6 characters long/);
  expect(password).not.toHaveAccessibleDescription(/At least 6 characters\./);
});

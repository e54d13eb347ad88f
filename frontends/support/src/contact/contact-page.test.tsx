import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { serverFor } from '@menuleaf/shared/testing/mock-server.ts';
import { renderPage } from '@menuleaf/shared/testing/render-page.tsx';
import { signedInUser } from '@menuleaf/shared/testing/signed-in-user.ts';
import { ContactPage } from './contact-page.tsx';

test('hours of New York are said in the reader’s own time too', async () => {
  // Set for all tests: another zone than New York's.
  serverFor(signedInUser);
  renderPage(<ContactPage />, '/contact');
  expect(await screen.findByText('9 AM-6 PM EST')).toBeVisible();
  expect(screen.getByText(/^\d{1,2}:00 [AP]M–\d{1,2}:00 [AP]M where you are$/)).toBeVisible();
});

test('an owner who writes need not say who they are, a guest does', async () => {
  const { asked } = serverFor(signedInUser, {
    'POST /api/contact': { status: 201, body: { id: 'q1', created_at: '2026-11-27T20:00:00Z' } },
  });
  const { unmount } = renderPage(<ContactPage />, '/contact');
  await waitFor(() => expect(screen.getByLabelText('Name')).toHaveValue(signedInUser.full_name));
  await userEvent.type(screen.getByLabelText('Subject'), 'Printing');
  await userEvent.type(screen.getByLabelText('Message'), 'How do I print?');
  await userEvent.click(screen.getByRole('button', { name: 'Send Message' }));
  await screen.findByText('Message sent successfully!');
  const { full_name: name, email } = signedInUser;
  expect(asked.at(-1)?.body).toMatchObject({ name, email, subject: 'Printing' });
  expect(screen.getByLabelText('Email')).toHaveValue(email);
  expect(screen.getByLabelText('Subject')).toHaveValue('');
  unmount();
  localStorage.clear();
  renderPage(<ContactPage />, '/contact');
  expect(screen.getByLabelText('Name')).toHaveValue('');
});

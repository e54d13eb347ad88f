import { beforeEach } from '@jest/globals';
import { screen } from '@testing-library/react';
import { userEvent, type UserEvent } from '@testing-library/user-event';
import { renderPage } from '@menuleaf/shared/testing/render-page.tsx';
import Dashboard from '../remote.tsx';

/** The dashboard at a URL, and an owner who uses it: a new one per test of the file. */
export function ownersPage() {
  let user: UserEvent;
  beforeEach(() => {
    user = userEvent.setup();
  });
  return {
    get user() {
      return user;
    },
    open: (address: string) => renderPage(<Dashboard />, address),
    press: async (name: string | RegExp) => user.click(await screen.findByRole('button', { name })),
  };
}

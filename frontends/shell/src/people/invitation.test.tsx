import { screen } from '@testing-library/react';
import { mockServer, serverFor } from '@menuleaf/shared/testing/mock-server.ts';
import { renderPage } from '@menuleaf/shared/testing/render-page.tsx';
import { signedInUser } from '@menuleaf/shared/testing/signed-in-user.ts';
import { InvitationPage } from './invitation-page.tsx';
import { PeoplePage } from './people-page.tsx';

const invitation = { email: signedInUser.email, role: 'editor', restaurants: null };

function openInvitation(joins_as?: string | null) {
  serverFor(signedInUser, {
    'POST /api/auth/invitations/read': {
      body: {
        ...{ account_name: 'The Fig Tree', invited_by: 'Olive', has_sign_in: true },
        ...invitation,
        joins_as,
      },
    },
  });
  renderPage(<InvitationPage />, '/invitation?token=t');
}

const accept = () => screen.findByRole('button', { name: 'Accept and join' });

test.each([['editor'], [undefined]])(
  'an invitation for an editor (%s) says what one may',
  async (as) => {
    openInvitation(as);
    expect(await accept()).toBeEnabled();
    expect(screen.getByText(/^Edits menus/)).toBeVisible();
    expect(screen.queryByText(/Free plan/)).toBeNull();
  },
);

test('who is invited to some restaurants reads which, and of no others', async () => {
  const some = { ...invitation, restaurants: ['The Olive Yard'], joins_as: 'editor' };
  const named = { account_name: 'The Fig Tree and 1 more', invited_by: 'Olive', has_sign_in: true };
  serverFor(signedInUser, { 'POST /api/auth/invitations/read': { body: { ...named, ...some } } });
  renderPage(<InvitationPage />, '/invitation?token=t');
  const said = (await screen.findByText('Olive')).parentElement;
  expect(said).toHaveTextContent('Olive invites you to The Olive Yard.');
});

test('on Free it says that the kitchen is all for now', async () => {
  openInvitation('kitchen');
  expect(await accept()).toBeEnabled();
  expect(screen.getByText(/^Marks dishes sold out/)).toBeVisible();
  expect(screen.queryByText(/^Edits menus/)).toBeNull();
  expect(screen.getByText(/You become Editor once it is on Pro/)).toBeVisible();
});

test('without a place nobody is asked to sign in or join', async () => {
  openInvitation(null);
  expect(await screen.findByText(/no place for another person just now. Ask Olive/)).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});

test('an invitation that is over says so, and offers no retry that cannot help', async () => {
  const detail = 'This invitation has expired, was used or was withdrawn. Ask for a new one.';
  mockServer({ 'POST /api/auth/invitations/read': { status: 422, body: { detail } } });
  renderPage(<InvitationPage />, '/invitation?token=t');
  expect(await screen.findByRole('alert')).toHaveTextContent(detail);
  expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
});

test('an invitation that could not be read can be tried again', async () => {
  mockServer({ 'POST /api/auth/invitations/read': { status: 503 } });
  renderPage(<InvitationPage />, '/invitation?token=t');
  expect(await screen.findByRole('button', { name: 'Retry' })).toBeEnabled();
});

test.each([
  ['editor', null],
  ['kitchen', 'Joins the kitchen only while the account is on Free'],
  [null, 'On hold: the plan has no place for another person just now'],
])('its owner reads what an open invitation gives (%s)', async (joins_as, words) => {
  serverFor(signedInUser, {
    'GET /api/auth/people': {
      body: {
        ...{ people: [], limit: 2, plan_type: 'free', restaurants: [] },
        invitations: [{ ...invitation, id: 'i1', joins_as, expires_at: '2026-12-01T00:00:00Z' }],
      },
    },
  });
  renderPage(<PeoplePage />, '/account/people');
  expect(await screen.findByText(/The link works until/)).toBeVisible();
  const said = screen.queryAllByText(/^On hold|^Joins the kitchen/).map((one) => one.textContent);
  expect(said).toEqual(words === null ? [] : [words]);
});

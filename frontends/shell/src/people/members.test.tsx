import { screen, waitFor } from '@testing-library/react';
import type { User } from '@menuleaf/shared/contracts/session.ts';
import { Route, Routes } from '@menuleaf/shared/browser/federation/router.ts';
import { mockServer } from '@menuleaf/shared/testing/mock-server.ts';
import { renderPage } from '@menuleaf/shared/testing/render-page.tsx';
import { signedInUser } from '@menuleaf/shared/testing/signed-in-user.ts';
import { user } from '@menuleaf/shared/testing/user.ts';
import { LeaveGuard } from '@menuleaf/shared/ui/form/leave-guard.tsx';
import Members from './members.tsx';

const account = {
  id: 'fig',
  role: 'editor',
  given_role: 'editor',
  restaurants: null,
  has_others: true,
} as const;
const member: User = { ...signedInUser, plan_type: 'free', email_verified: true, account };
const unsaved = { current: true };

test('another account is opened on a press, once what is unsaved may be left, and on no arrow key', async () => {
  const { sent } = mockServer({
    'GET /api/auth/accounts': {
      body: [
        { id: 'fig', name: 'The Fig Tree', role: 'editor', is_own: false },
        { id: 'own', name: 'Ada’s account', role: 'owner', is_own: true },
      ],
    },
    'POST /api/auth/accounts/own/open': { status: 503, body: { detail: 'Try again later' } },
  });
  const { router } = renderPage(
    <>
      <Members user={member} />
      <Routes>
        <Route path="/menu/m1/edit" element={<LeaveGuard unsaved={unsaved} />} />
      </Routes>
    </>,
    '/menu/m1/edit',
  );
  const press = (name: string) => user.click(screen.getByRole('button', { name }));
  await user.selectOptions(await screen.findByLabelText('Account'), 'own');
  await press('Open');
  expect(await screen.findByRole('dialog', { name: 'Leave without saving?' })).toBeVisible();
  await press('Stay');
  expect(sent('POST')).toEqual([]);
  await press('Open');
  await press('Leave');
  await waitFor(() => expect(sent('POST')).toHaveLength(1));
  expect(router.state.location.pathname).toBe('/dashboard');
});

import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { mockServer } from '@menuleaf/shared/testing/mock-server.ts';
import { fullAccount, signedIn, silent } from '../testing/catalogue-for-tests.ts';
import { ownersPage } from '../testing/owners-page.tsx';

const owner = ownersPage();
const call = 'GET /api/catalogue/history';
const latest = { changes: [], next_cursor: 'h1', names: {}, days: 30, plan_type: 'free' };

test('earlier changes that cannot be loaded are said to be, and can be asked for again', async () => {
  mockServer({ ...fullAccount, ...signedIn('free'), [call]: { body: latest } });
  owner.open('/dashboard/history');
  const further = await screen.findByRole('button', { name: 'Look further back' });
  mockServer({ ...fullAccount, ...signedIn('free'), [call]: silent });
  await owner.user.click(further);
  expect(await screen.findByRole('alert')).toHaveTextContent('Earlier changes could not be loaded');
  mockServer({ ...fullAccount, [call]: { body: { ...latest, next_cursor: null } } });
  await owner.user.click(further);
  expect(await screen.findByText('Nothing changed yet')).toBeVisible();
});

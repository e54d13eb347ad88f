import { screen, waitFor } from '@testing-library/react';
import { mockServer } from '@menuleaf/shared/testing/mock-server.ts';
import { renderPage } from '@menuleaf/shared/testing/render-page.tsx';
import { signedInUser } from '@menuleaf/shared/testing/signed-in-user.ts';
import { oliveYard } from '../page/published-for-tests.ts';
import { usePrintData } from './print-data.ts';

function Code() {
  const { data } = usePrintData('r1', undefined);
  return data ? <output>{data.code}</output> : null;
}

test.each([
  ['free', false],
  ['pro', true],
] as const)('the code that is printed on %s has the color of its plan', async (plan, isOwn) => {
  localStorage.setItem('menuleaf-access-token', 'token');
  mockServer({
    'GET /api/auth/me': { body: { ...signedInUser, plan_type: plan } },
    'GET /api/restaurants/public/r1': { body: { ...oliveYard, look: { accent: '#8a1c2b' } } },
    'GET /api/restaurants/public/r1/menu': { status: 404, body: { detail: 'No menu' } },
    'GET /api/restaurants/r1/qr-code': { body: { url: 'https://a.example/restaurant/r1' } },
  });
  renderPage(<Code />, '/');
  const isInColor = () => screen.getByText(/^<svg/).textContent.includes('fill="#8a1c2b"');
  await waitFor(() => expect(isInColor()).toBe(isOwn));
});

import { newOwner } from '@menuleaf/shared/testing/api.ts';
import { expect, test } from './journey.ts';

test('what is not there is asked for once, whichever remote asks', async ({ signedIn }) => {
  const { page } = await signedIn(await newOwner());
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/restaurant/none/edit');
  await page.getByRole('heading', { name: 'Restaurant Not Found' }).waitFor();
  expect(asked.filter((path) => path === '/api/restaurants/none')).toHaveLength(1);
});

import { screen, waitFor } from '@testing-library/react';
import { mockServer } from '@menuleaf/shared/testing/mock-server.ts';
import { user } from '@menuleaf/shared/testing/user.ts';
import { figTree, refused, signedIn } from '../testing/catalogue-for-tests.ts';
import { oneOfEach } from '../testing/one-of-each.ts';
import { openServed } from '../testing/owners-page.tsx';

const sites = 'GET /api/restaurants/r1/embed-sites';
const calls = {
  ...oneOfEach,
  ...signedIn('free'),
  [sites]: { body: { embed_sites: ['https://a.example'], updated_at: figTree.updated_at } },
  'PUT /api/restaurants/r1': { body: figTree },
};
test('sites are named as they are typed, and saved with the version that was loaded', async () => {
  const { asked } = openServed('/restaurant/r1/edit?part=web-site', calls);
  const field = await screen.findByLabelText(/Sites that may show your menu/);
  expect(field).toHaveValue('https://a.example');
  await user.type(field, '\nfig.example/menu');
  await user.click(screen.getByRole('button', { name: 'Save sites' }));
  const embed_sites = ['https://a.example', 'https://fig.example'];
  await waitFor(() =>
    expect(asked).toContainEqual({
      call: 'PUT /api/restaurants/r1',
      body: { embed_sites, updated_at: figTree.updated_at },
    }),
  );
});

test('sites that somebody else saved are shown beside those typed, and both can be kept', async () => {
  const newer = '2026-02-02T00:00:00Z';
  openServed('/restaurant/r1/edit?part=web-site', calls);
  await user.type(await screen.findByLabelText(/Sites that may show your menu/), '\nfig.example');
  const theirs = { embed_sites: ['https://b.example'], updated_at: newer };
  const now = { ...calls, [sites]: { body: theirs } };
  mockServer({ ...now, 'PUT /api/restaurants/r1': refused('Changed meanwhile', 409) });
  await user.click(screen.getByRole('button', { name: 'Save sites' }));
  expect(await screen.findByLabelText('Theirshttps://b.example')).not.toBeChecked();
  const { sent } = mockServer(now);
  await user.click(screen.getByRole('button', { name: 'Save this version' }));
  const embed_sites = ['https://a.example', 'https://fig.example'];
  await waitFor(() => expect(sent('PUT')).toEqual([{ embed_sites, updated_at: newer }]));
});

test('what is no site is said, and nothing is sent', async () => {
  const { sent } = openServed('/restaurant/r1/edit?part=web-site', calls);
  await user.type(await screen.findByLabelText(/Sites that may show your menu/), '\nlocalhost');
  await user.click(screen.getByRole('button', { name: 'Save sites' }));
  expect(await screen.findAllByText(/Enter the address of a website/)).not.toHaveLength(0);
  expect(sent('PUT')).toEqual([]);
});

test('each line names the restaurant, and shows on the published page alone', async () => {
  openServed('/restaurant/r1/edit?part=web-site', calls);
  expect(await screen.findByLabelText('The menu in your page')).toHaveValue(
    `<div style="min-height:100vh"><a href="${location.origin}/restaurant/r1/menu">Our menu</a><script async src="${location.origin}/restaurant/embed.js" data-restaurant="r1"></script></div>`,
  );
  expect(screen.getByText(/look at the published page/)).toBeVisible();
  expect(screen.getByText(/Name sites\.google\.com/)).toBeVisible();
});

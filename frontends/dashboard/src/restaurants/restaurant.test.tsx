import { screen, waitFor } from '@testing-library/react';
import { mockServer } from '@menuleaf/shared/testing/mock-server.ts';
import { retype, user } from '@menuleaf/shared/testing/user.ts';
import { busy, figTree, silent } from '../testing/catalogue-for-tests.ts';
import { deviceIn } from '../testing/device-in.ts';
import { oneOfEach } from '../testing/one-of-each.ts';
import { isBusy, openPage, openServed } from '../testing/owners-page.tsx';

beforeEach(() => {
  deviceIn('America/New_York');
});

const place = figTree.locations[0];
const creating = {
  ...oneOfEach,
  'POST /api/restaurants': { status: 201, body: { ...figTree, locations: [] } },
  'POST /api/restaurants/r1/locations': { status: 201, body: place },
  'PUT /api/restaurants/r1': { body: figTree },
};

async function fillIn() {
  for (const [label, text] of [
    ['Restaurant Name', 'The Fig Tree'],
    ['Address', '7 Orchard Lane'],
    ['City', 'Salem'],
    ['State', 'OR'],
    ['ZIP Code', '97301'],
  ] as const) {
    await user.type(await screen.findByLabelText(label), text);
  }
}
const create = async () => {
  await fillIn();
  await user.click(screen.getByRole('button', { name: 'Create Restaurant' }));
};

test('a currency is chosen from those of the world, dollars until then', async () => {
  const { sent } = openServed('/restaurant/add', creating);
  await fillIn();
  const currency = screen.getByLabelText('Currency');
  expect(currency).toHaveValue('USD');
  await user.selectOptions(currency, 'JPY, Japanese yen');
  await user.click(screen.getByRole('button', { name: 'Create Restaurant' }));
  await waitFor(() => expect(sent('POST /api/restaurants')).toMatchObject([{ currency: 'JPY' }]));
});

test('each field has its kind of keyboard, and what is known is filled in', async () => {
  openServed('/restaurant/add', oneOfEach);
  await screen.findByLabelText('Restaurant Name');
  const typeOf = (label: string) =>
    screen.getByLabelText(new RegExp(`^${label}`)).getAttribute('type');
  expect(['Phone', 'Email', 'Monday'].map(typeOf)).toEqual(['tel', 'email', 'text']);
  const links = [
    'Website',
    'Facebook',
    'Instagram',
    String.raw`X \(Twitter\)`,
    'TikTok',
    'YouTube',
  ];
  expect(new Set(links.map(typeOf))).toEqual(new Set(['url']));
  expect(screen.getByLabelText('Country')).toHaveValue('US');
  expect(screen.getByLabelText('Time Zone')).toHaveTextContent(
    new Intl.DateTimeFormat().resolvedOptions().timeZone.replaceAll('_', ' '),
  );
  expect(screen.getByLabelText(/^Show on the home page/)).toBeChecked();
});

test('country and currency are proposed by where the device is, and the currency follows the country until it is chosen', async () => {
  deviceIn('Europe/Berlin');
  openServed('/restaurant/add', creating);
  const country = await screen.findByLabelText('Country');
  expect(country).toHaveValue('Germany');
  const currency = screen.getByLabelText('Currency');
  expect(currency).toHaveValue('EUR');
  expect(currency).toHaveAccessibleDescription(/^Taken from where this device is, until/);
  await retype(country, 'Japan');
  expect(currency).toHaveValue('JPY');
  expect(currency).toHaveAccessibleDescription(/^Taken from the country above, until/);
  await user.selectOptions(currency, 'CHF, Swiss francs');
  await retype(country, 'Germany');
  expect(currency).toHaveValue('CHF');
  expect(currency).toHaveAccessibleDescription(/^Guests see prices/);
});

test('where addresses have no state, a restaurant is made without one', async () => {
  deviceIn('Europe/Berlin');
  const { sent, router } = openServed('/restaurant/add', creating);
  await user.type(await screen.findByLabelText('Restaurant Name'), 'Feige');
  await user.type(screen.getByLabelText('Address'), 'Torstraße 1');
  await user.type(screen.getByLabelText('City'), 'Berlin');
  expect(screen.getByLabelText(/^State/)).not.toBeRequired();
  expect(screen.getByLabelText(/^ZIP Code/)).not.toBeRequired();
  await user.click(screen.getByRole('button', { name: 'Create Restaurant' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'));
  const place = { address: 'Torstraße 1', city: 'Berlin', state: '', zip_code: '' };
  const [, location] = sent('POST');
  expect(location).toMatchObject({ ...place, country: 'Germany' });
});

test.each(['US', 'Brasil', ''])('in “%s” State and ZIP Code are required', async (country) => {
  deviceIn('Europe/Berlin');
  openServed('/restaurant/add', creating);
  await user.clear(await screen.findByLabelText('Country'));
  if (country) await user.type(screen.getByLabelText('Country'), country);
  expect(screen.getByLabelText('State')).toBeRequired();
  expect(screen.getByLabelText('ZIP Code')).toBeRequired();
  await user.click(screen.getByRole('button', { name: 'Create Restaurant' }));
  expect(await screen.findAllByText('State is required')).not.toHaveLength(0);
  expect(screen.getAllByText('ZIP code is required')).not.toHaveLength(0);
});

test('a restaurant is made, then its location, and the owner is back at the list', async () => {
  const { sent, router } = openServed('/restaurant/add', creating);
  await create();
  await waitFor(() => expect(router.state.location.search).toBe('?tab=restaurants'));
  expect(sent('POST')).toMatchObject([
    { name: 'The Fig Tree', is_listed: true, website: null },
    {
      name: 'The Fig Tree Location',
      address: '7 Orchard Lane',
      country: 'US',
      restaurant_id: 'r1',
    },
  ]);
});

test('when only the location failed, another try makes no second restaurant', async () => {
  mockServer({ ...creating, 'POST /api/restaurants/r1/locations': silent });
  const { router } = openPage('/restaurant/add');
  await create();
  const failure = 'Failed to create restaurant. Please try again.';
  expect(await screen.findByRole('heading', { name: failure })).toBeVisible();
  const { asked } = mockServer(creating);
  await user.click(screen.getByRole('button', { name: 'Create Restaurant' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'));
  const sent = asked.filter(({ call }) => !call.startsWith('GET')).map(({ call }) => call);
  expect(sent).toEqual(['PUT /api/restaurants/r1']);
});

test('when the answer was lost, another try sends the same key, and after a change another one', async () => {
  const { sent } = openServed('/restaurant/add', { ...creating, 'POST /api/restaurants': silent });
  await create();
  const keys = () => sent('POST').map((body) => Object(body).idempotency_key);
  const button = () => screen.findByRole('button', { name: 'Create Restaurant' });
  await user.click(await button());
  await waitFor(() => expect(keys()).toHaveLength(2));
  await user.type(screen.getByLabelText('Restaurant Name'), 's');
  await user.click(await button());
  await waitFor(() => expect(keys()).toHaveLength(3));
  const [first, second, changed] = keys();
  expect(first).toBeDefined();
  expect(second).toBe(first);
  expect(changed).not.toBe(first);
});

test('an edit starts from what is saved, and Cancel leads to the dashboard', async () => {
  openServed('/restaurant/r1/edit', { ...oneOfEach, 'PUT /api/restaurants/r1': busy });
  expect(await screen.findByLabelText('Restaurant Name')).toHaveValue('The Fig Tree');
  expect(screen.getByLabelText('ZIP Code')).toHaveValue('97301');
  expect(screen.getByRole('link', { name: 'Cancel' })).toHaveAttribute('href', '/dashboard');
  await user.click(screen.getByRole('button', { name: 'Save Changes' }));
  await isBusy('Saving...');
});

test('addresses and names of profiles are completed when they are left', async () => {
  const { sent } = mockServer({ ...oneOfEach, 'PUT /api/restaurants/r1': { body: figTree } });
  openPage('/restaurant/r1/edit');
  const typeIn = async (label: RegExp, text: string) => {
    await user.clear(await screen.findByLabelText(label));
    await user.type(screen.getByLabelText(label), text);
    await user.tab();
  };
  await typeIn(/^Website/, 'example.com');
  await typeIn(/^Instagram/, '@figtree');
  await typeIn(/^Facebook/, 'https://m.facebook.com/figtree/?ref=share');
  await typeIn(/^TikTok/, 'figtree.com');
  expect(screen.getByLabelText(/^Website/)).toHaveValue('https://example.com');
  expect(screen.getByLabelText(/^Instagram/)).toHaveValue('https://instagram.com/figtree');
  expect(screen.getByLabelText(/^Facebook/)).toHaveValue('https://facebook.com/figtree');
  // It may be a name or a URL, so nothing is guessed.
  expect(screen.getByLabelText(/^TikTok/)).toHaveValue('figtree.com');
  await user.click(screen.getByRole('button', { name: 'Save Changes' }));
  expect(await screen.findByRole('link', { name: /your TikTok profile/ })).toBeVisible();
  await user.clear(screen.getByLabelText(/^TikTok/));
  await user.click(screen.getByRole('button', { name: 'Save Changes' }));
  const saved = {
    website: 'https://example.com',
    instagram_url: 'https://instagram.com/figtree',
    tiktok_url: null,
    description: figTree.description,
  };
  await waitFor(() => expect(sent('PUT')).toMatchObject([saved]));
});

test('the point on the map comes from the address on a press alone, or is typed', async () => {
  const { sent } = openServed('/restaurant/r1/edit', {
    ...oneOfEach,
    'GET /search': { body: [{ lat: '44.94', lon: '-123.03' }] },
  });
  await screen.findByLabelText('Address');
  expect(sent('GET /search')).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Find on the map' }));
  expect(await screen.findByText('Found. Save to keep it.')).toBeVisible();
  expect(screen.getByLabelText(/^Latitude/)).toHaveValue('44.94');
  expect(screen.getByLabelText(/^Longitude/)).toHaveValue('-123.03');
  mockServer(oneOfEach);
  await user.click(screen.getByRole('button', { name: 'Find on the map' }));
  expect(await screen.findByText(/doesn’t know this address/)).toBeVisible();
  await retype(screen.getByLabelText(/^Latitude/), '95');
  await user.click(screen.getByRole('button', { name: 'Save Changes' }));
  expect(await screen.findByRole('link', { name: 'Latitude must be at most 90' })).toBeVisible();
});

test('the map is asked for an address without the parts that it has not', async () => {
  const berlin = { ...figTree.locations[0], city: 'Berlin', state: '', zip_code: '' };
  const abroad = { ...figTree, locations: [{ ...berlin, country: 'Germany' }] };
  mockServer({ ...oneOfEach, 'GET /api/restaurants/r1': { body: abroad } });
  const fetched = jest.spyOn(globalThis, 'fetch');
  openPage('/restaurant/r1/edit');
  await user.click(await screen.findByRole('button', { name: 'Find on the map' }));
  expect(await screen.findByText(/doesn’t know this address/)).toBeVisible();
  const address = new URLSearchParams({ q: '7 Orchard Lane, Berlin, Germany' }).toString();
  expect(fetched.mock.lastCall?.[0]).toEqual(expect.stringContaining(address));
});

test('half a point on the map is not saved: guests would see no map', async () => {
  const { sent } = openServed('/restaurant/r1/edit', oneOfEach);
  await user.type(await screen.findByLabelText(/^Latitude/), '44.94');
  await user.click(screen.getByRole('button', { name: 'Save Changes' }));
  const problem = 'A map point needs a longitude as well';
  expect(await screen.findByRole('link', { name: problem })).toBeVisible();
  expect(sent('PUT')).toEqual([]);
});

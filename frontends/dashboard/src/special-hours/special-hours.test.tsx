import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { SpecialDay } from '@menuleaf/shared/contracts/catalogue/restaurants/special-hours.ts';
import { mockServer } from '@menuleaf/shared/testing/mock-server.ts';
import { user } from '@menuleaf/shared/testing/user.ts';
import { figTree } from '../testing/catalogue-for-tests.ts';
import { oneOfEach } from '../testing/one-of-each.ts';
import { openServed } from '../testing/owners-page.tsx';

const christmas: SpecialDay = {
  from: '2026-12-25',
  to: '2026-12-25',
  every_year: true,
  spans: [],
  label: 'Christmas Day',
};
const put = 'PUT /api/restaurants/r1';

/** The date alone: everything that waits goes on by the real clock. */
const setToday = (now: string) =>
  jest.useFakeTimers({
    now: new Date(now),
    doNotFake: [
      ...(['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] as const),
      ...(['setImmediate', 'clearImmediate', 'queueMicrotask', 'nextTick'] as const),
      ...(['requestAnimationFrame', 'cancelAnimationFrame', 'performance'] as const),
    ],
  });
beforeEach(() => {
  setToday('2026-11-20T17:00:00Z');
});

async function open(special_hours: SpecialDay[] = [], answer: object = {}, place: object = {}) {
  const restaurant = { ...figTree, special_hours, ...place };
  const { sent } = openServed('/restaurant/r1/edit?part=special-hours', {
    ...oneOfEach,
    'GET /api/restaurants/r1': { body: restaurant },
    [put]: { body: restaurant, ...answer },
  });
  await screen.findByRole('button', { name: 'Add a day' });
  return { saved: () => sent(put)[0] };
}
const date = (label: RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string) => user.click(screen.getByRole('button', { name }));

test('a day is added with its hours and its label, and what was there stays', async () => {
  const { saved } = await open([christmas]);
  await press('Add a day');
  const dialog = within(await screen.findByRole('dialog'));
  await press('Save');
  expect(await dialog.findByText('Enter a date.')).toBeVisible();
  date(/^Date/, '2099-11-26');
  await user.selectOptions(screen.getByLabelText('Hours'), 'Open at these hours');
  fireEvent.change(screen.getByLabelText('Until'), { target: { value: '14:00' } });
  await user.type(screen.getByLabelText(/^Label/), 'Thanksgiving');
  await press('Save');
  await waitFor(() =>
    expect(saved()).toMatchObject({
      updated_at: figTree.updated_at,
      special_hours: [
        christmas,
        {
          from: '2099-11-26',
          to: '2099-11-26',
          every_year: false,
          spans: [{ opens: '11:00', closes: '14:00' }],
          label: 'Thanksgiving',
        },
      ],
    }),
  );
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('leaving asks first while a day is typed, and no more once its dialog is closed', async () => {
  const asks = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  await open();
  await press('Add a day');
  await user.type(await screen.findByLabelText(/^Label/), 'Thanksgiving');
  expect(asks()).toBe(true);
  await press('Cancel');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(asks()).toBe(false);
});

test('a vacation has a first and a last day', async () => {
  const { saved } = await open();
  expect(screen.getByText('No special hours')).toBeVisible();
  await press('Closed for vacation');
  await screen.findByRole('dialog');
  date(/^First day/, '2099-08-03');
  date(/^Last day/, '2099-08-01');
  await press('Save');
  expect(await screen.findByText('The last day must not be before the first.')).toBeVisible();
  date(/^Last day/, '2099-08-21');
  await press('Save');
  await waitFor(() =>
    expect(saved()).toMatchObject({
      special_hours: [{ from: '2099-08-03', to: '2099-08-21', spans: [] }],
    }),
  );
});

test('a day is removed, and one that is over goes with it', async () => {
  const past = { ...christmas, from: '2020-01-01', to: '2020-01-01', every_year: false };
  const { saved } = await open([past, christmas]);
  expect(screen.getAllByRole('listitem').some((one) => one.textContent?.includes('2020'))).toBe(
    false,
  );
  expect(screen.getByText('December 25, every year')).toBeVisible();
  await press('Remove Christmas Day');
  await waitFor(() => expect(saved()).toMatchObject({ special_hours: [] }));
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
});

test('why it was not saved is said where it was typed', async () => {
  const refusal = { detail: 'Someone else saved this after you opened it.' };
  await open([christmas], { status: 409, body: refusal });
  await press('Change Christmas Day');
  await screen.findByRole('dialog');
  await press('Save');
  expect(await screen.findByText(refusal.detail)).toBeVisible();
  expect(screen.getByRole('dialog')).toBeVisible();
});

test('a day goes with what somebody else saved meanwhile', async () => {
  const newer = { ...figTree, special_hours: [christmas], updated_at: '2026-02-02T00:00:00Z' };
  openServed('/restaurant/r1/edit?part=special-hours', oneOfEach);
  await user.click(await screen.findByRole('button', { name: 'Closed for vacation' }));
  await screen.findByRole('dialog');
  date(/^First day/, '2099-08-03');
  date(/^Last day/, '2099-08-21');
  const { asked } = mockServer({ ...oneOfEach, 'GET /api/restaurants/r1': { body: newer } });
  const { fetch } = globalThis;
  globalThis.fetch = (address, request) =>
    request?.method === 'PUT' && !asked.some(({ call }) => call === 'GET /api/restaurants/r1')
      ? Promise.resolve(Response.json({ detail: 'Changed meanwhile' }, { status: 409 }))
      : fetch(address, request);
  await press('Save');
  await waitFor(() =>
    expect(asked.find(({ call }) => call === put)?.body).toMatchObject({
      special_hours: [christmas, { from: '2099-08-03', to: '2099-08-21' }],
      updated_at: newer.updated_at,
    }),
  );
});

test('a country’s public holidays are offered, and those that stay chosen are added', async () => {
  const { saved } = await open([christmas]);
  await press('Public holidays');
  expect(await screen.findByText(/^Holidays of a state or region alone/)).toBeVisible();
  expect(await screen.findByLabelText('Country', {}, { timeout: 4000 })).toHaveValue('US');
  expect(screen.getByRole('checkbox', { name: /^Thanksgiving/ })).toBeChecked();
  await user.click(screen.getByRole('checkbox', { name: /^Labor Day/ }));
  const add = screen.getByRole('button', { name: /^Add \d+ days$/ });
  await user.click(add);
  await waitFor(() => expect(saved()).toBeDefined());
  const labels = JSON.stringify(saved());
  expect(labels).toContain('Thanksgiving');
  expect(labels).not.toContain('Labor Day');
  expect(labels.match(/Christmas Day/g)).toHaveLength(1);
});

test('without an address, the holidays are of the country that its clock is of', async () => {
  await open([], {}, { locations: [], time_zone: 'Europe/Rome' });
  await press('Public holidays');
  expect(await screen.findByLabelText('Country', {}, { timeout: 4000 })).toHaveValue('IT');
});

test.each([2026, 2027])('a holiday that has hours of its own keeps them in %i', async (year) => {
  setToday(`${year}-11-20T17:00:00Z`);
  const spans = [{ opens: '11:00', closes: '15:00' }];
  const { saved } = await open([{ ...christmas, spans }]);
  await press('Public holidays');
  await screen.findByLabelText('Country', {}, { timeout: 4000 });
  expect(screen.getByRole('checkbox', { name: /^Christmas Day(?! \()/ })).not.toBeChecked();
  await user.click(screen.getByRole('button', { name: /^Add \d+ days$/ }));
  await waitFor(() => expect(JSON.stringify(saved())).toContain('Thanksgiving'));
  expect(saved()).toMatchObject({
    special_hours: expect.arrayContaining([{ ...christmas, spans }]),
  });
});

test('for several restaurants, what failed in between goes on from what was saved', async () => {
  const other = { ...figTree, id: 'r2', name: 'Olive Yard' };
  const saved = '2027-01-01T00:00:00.000Z';
  const calls = {
    ...oneOfEach,
    'GET /api/restaurants/r1': { body: figTree },
    'GET /api/restaurants': { body: [figTree, other] },
    [put]: { body: { ...figTree, updated_at: saved } },
    'PUT /api/restaurants/r2': { status: 503, body: { detail: 'Try again in a minute.' } },
  };
  const { asked } = openServed('/restaurant/r1/edit?part=special-hours', calls);
  await user.click(await screen.findByRole('button', { name: 'Closed for vacation' }));
  await screen.findByRole('dialog');
  date(/^First day/, '2099-08-03');
  date(/^Last day/, '2099-08-21');
  await user.click(await screen.findByRole('checkbox', { name: 'Also for Olive Yard' }));
  await press('Save');
  expect(await screen.findByText(/Saved for 1 of 2 restaurants/)).toBeVisible();
  const again = mockServer({ ...calls, 'PUT /api/restaurants/r2': { body: other } });
  await press('Save');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const puts = [...asked, ...again.asked].filter(({ call }) => call.startsWith('PUT'));
  expect(puts.map(({ call, body }) => [call, Reflect.get(Object(body), 'updated_at')])).toEqual([
    [put, figTree.updated_at],
    ['PUT /api/restaurants/r2', other.updated_at],
    [put, saved],
    ['PUT /api/restaurants/r2', other.updated_at],
  ]);
});

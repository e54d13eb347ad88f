import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { mockServer } from '@menuleaf/shared/testing/mock-server.ts';
import { renderPage } from '@menuleaf/shared/testing/render-page.tsx';
import Dashboard from '../remote.tsx';
import * as z from '@menuleaf/shared/contracts/schema.ts';
import { down, pasta, refused } from '../testing/catalogue-for-tests.ts';
import { account, bring, edited, onDinner, sent } from '../testing/testing-import.tsx';

// 200 lines with their fields are slow in the test browser.
const imports = 'POST /api/menus/items/import';
const edits = 'POST /api/menus/m1/edits';
const lines = Array.from({ length: 60 }, (_, at) => `Plate ${at} of many  ${10 + (at % 5)}.50`);
const menu = [...['Mains', ...lines.slice(0, 30)], ...['', 'Sides', ...lines.slice(30)]].join('\n');
const more = [menu, '', 'Desserts', ...lines.map((line) => `Sweet ${line}`)].join('\n');

const made = (from: number, count: number) => ({
  items: Array.from({ length: count }, (_, at) => ({ ...onDinner, id: `n${from + at}` })),
});

const partOf = (body: unknown) => z.object({ part_of: z.string() }).parse(body).part_of;

let user: ReturnType<typeof userEvent.setup>;
beforeEach(() => {
  user = userEvent.setup();
});
const press = async (name: string) => user.click(await screen.findByRole('button', { name }));

const large = () => ({
  ...account('pro'),
  'POST /api/categories': { body: { ...pasta, id: 'new' } },
  [imports]: { body: made(0, 30) },
  [edits]: { body: edited },
});

test('a save that is cut off goes on where it was after a reload, and makes nothing twice', async () => {
  const first = await bring(user, more, { ...large(), [imports]: down });
  await press('Save to the menu');
  expect(await screen.findByText('Your menu isn’t fully saved yet')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  expect(sent(first.asked, edits)).toEqual([]);
  const [lost] = sent(first.asked, imports);
  first.unmount();
  const { asked } = mockServer(large());
  renderPage(<Dashboard />, '/menu/m1/import');
  await press('Go on');
  expect(await screen.findByRole('heading', { name: 'You’re live' })).toHaveFocus();
  // The first category already existed; the unanswered call is retried under its key.
  expect(sent(asked, 'POST /api/categories')).toHaveLength(2);
  expect(sent(asked, imports)[0]).toEqual(lost);
  // One change of the history: what was sent before the reload, too.
  const works = ['POST /api/categories', imports, edits].flatMap((call) => sent(asked, call));
  expect(new Set(works.map((body) => partOf(body)))).toEqual(new Set([partOf(lost)]));
  expect(sent(asked, edits)).toHaveLength(1);
});

test('a save that is given up is removed, and the menu stays as it was', async () => {
  const removal = 'DELETE /api/categories/new';
  const answers = { ...large(), [imports]: down, [removal]: { status: 204 } };
  const { asked } = await bring(user, more, answers);
  await press('Save to the menu');
  await press('Remove what was imported');
  expect(await screen.findByRole('button', { name: 'Save to the menu' })).toBeVisible();
  expect(sent(asked, removal)).toHaveLength(1);
  expect(sent(asked, edits)).toEqual([]);
});

const dearer = `${more}\n\nStarters\nTomato soup 9.00`;
const prices = 'POST /api/menus/items/prices';

test('with what is removed, prices are changed back', async () => {
  const answers = {
    ...large(),
    [prices]: { body: { items: [], changed: [onDinner.id], skipped: [] } },
    [edits]: down,
    'DELETE /api/categories/new': { status: 204 },
  };
  const { asked } = await bring(user, dearer, answers);
  await press('Save to the menu');
  await press('Remove what was imported');
  expect(await screen.findByRole('button', { name: 'Save to the menu' })).toBeVisible();
  const { id, price } = onDinner;
  const changes = [{ id, from: price, to: 9 }];
  const back = [{ id, from: 9, to: price }];
  expect(sent(asked, prices)).toMatchObject([{ changes }, { changes: back }]);
});

test('a price that somebody else changed meanwhile is left, and said', async () => {
  const skipped = { body: { items: [], changed: [], skipped: [onDinner.id] } };
  await bring(user, dearer, { ...large(), [prices]: skipped });
  await press('Save to the menu');
  expect(await screen.findByRole('heading', { name: 'You’re live' })).toBeVisible();
  expect(screen.getByText(/^Prices that someone else changed/)).toHaveTextContent(onDinner.name);
});

test('what was saved though its answer was lost is named once the rest is removed', async () => {
  await bring(user, 'Starters\nTomato soup 9.00', { ...account(), [edits]: down });
  await press('Save to the menu');
  await screen.findByText('Your menu isn’t fully saved yet');
  const now = { body: { items: [{ ...onDinner, price: 9 }] } };
  mockServer({ ...account(), 'GET /api/menus/all-items': now });
  await press('Remove what was imported');
  expect(await screen.findByText(/^Still as imported: Tomato soup/)).toBeVisible();
});

test('a save that is refused says why, and the review is as it was', async () => {
  const why = 'Free plan allows only 10 categories. Upgrade to Pro to add more.';
  await bring(user, 'Mains\nPie 12.50', { ...account(), [edits]: refused(why) });
  await press('Save to the menu');
  const bar = screen.getByRole('button', { name: 'Save to the menu' }).parentElement;
  await waitFor(() => expect(bar).toHaveTextContent(why));
  expect(screen.getByLabelText('Name of Pie')).toHaveValue('Pie');
});

test('a save that is too large once it goes on can be started again', async () => {
  await bring(user, 'Mains\nPie 12.50', { ...account(), [edits]: down });
  await press('Save to the menu');
  const body = { detail: 'It is too much at once.', code: 'too_much_at_once' };
  mockServer({ ...account(), [edits]: { status: 422, body } });
  await press('Go on');
  expect(await screen.findByText(body.detail)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Save to the menu' })).toBeEnabled();
});

test('a menu that no restaurant shows says what is missing', async () => {
  const menus = [
    {
      id: 'm1',
      name: 'Dinner',
      description: null,
      is_active: false,
      categories: [],
      created_at: onDinner.created_at,
      updated_at: onDinner.updated_at,
    },
  ];
  const answers = {
    ...account(),
    'GET /api/restaurants': { body: [] },
    'GET /api/menus': { body: menus },
  };
  await bring(user, 'Mains\nPie 12.50', answers);
  await press('Save to the menu');
  expect(await screen.findByRole('link', { name: 'Add a restaurant' })).toBeVisible();
});

import { screen, waitFor } from '@testing-library/react';
import { signedInUser } from '@menuleaf/shared/testing/signed-in-user.ts';
import type { TranslationRow } from '@menuleaf/shared/contracts/catalogue/menus/translation-calls.ts';
import { keepToken } from '@menuleaf/shared/browser/client/token.ts';
import { mockServer } from '@menuleaf/shared/testing/mock-server.ts';
import { user } from '@menuleaf/shared/testing/user.ts';
import { dinner } from '../testing/catalogue-for-tests.ts';
import { oneOfEach } from '../testing/one-of-each.ts';
import { openPage, openServed, press } from '../testing/owners-page.tsx';

const german = { ...dinner, further_languages: ['de'] };
const { updated_at } = dinner;
const plain = { description: null, note: null, choices: [] };
const rows = (soup: TranslationRow['words']): TranslationRow[] => [
  {
    kind: 'menu',
    id: 'm1',
    original: { ...plain, name: 'Dinner' },
    words: { name: 'Abend' },
    updated_at,
  },
  { kind: 'item', id: 'i1', original: { ...plain, name: 'Soup' }, words: soup, updated_at },
];
const texts = 'GET /api/menus/m1/translations/de';
const saving = 'PUT /api/menus/m1/translations/de';
const inGerman = {
  ...oneOfEach,
  'GET /api/menus/m1': { body: german },
  [texts]: { body: { rows: rows({}) } },
};

test('a language is added, and one that the plan has no room for says so', async () => {
  const refusal = 'Free plan allows only 1 further language. Upgrade to Pro to add more.';
  const { sent } = openServed('/menu/m1/languages', {
    ...inGerman,
    'GET /api/menus/m1': { body: dinner },
    'PUT /api/menus/m1': { body: german },
  });
  await user.selectOptions(await screen.findByLabelText('Add a language'), 'de');
  expect(await screen.findByRole('link', { name: 'German' })).toBeVisible();
  expect(sent('PUT /api/menus/m1')[0]).toEqual({
    language: 'en',
    further_languages: ['de'],
    updated_at,
  });
  mockServer({
    ...inGerman,
    'PUT /api/menus/m1': { status: 403, body: { detail: refusal, code: 'plan_limit' } },
  });
  await user.selectOptions(screen.getByLabelText('Add a language'), 'ar');
  expect(await screen.findByText(refusal)).toBeVisible();
  expect(screen.getByRole('link', { name: 'View plans and upgrade' })).toBeVisible();
  const full = 'Pro plan allows only 5 further languages. Remove one to add another.';
  mockServer({
    ...inGerman,
    'PUT /api/menus/m1': { status: 403, body: { detail: full, code: 'plan_limit' } },
  });
  await user.selectOptions(screen.getByLabelText('Add a language'), 'ar');
  expect(await screen.findByText(full)).toBeVisible();
  expect(screen.queryByRole('link', { name: 'View plans and upgrade' })).toBeNull();
});

const untranslated = {
  ...inGerman,
  [texts]: { body: { rows: rows({}).map((row) => ({ ...row, words: {} })) } },
};

test('all translations come back at once, one line for each original', async () => {
  openServed('/menu/m1/languages', untranslated);
  const all = await screen.findByLabelText('Paste all translations');
  const fill = screen.getByRole('button', { name: 'Fill them in' });
  await user.click(all);
  await user.paste('Abendkarte\n\nSuppe\nBrot');
  expect(all).toHaveAccessibleDescription('3 of 2 lines: each original needs one');
  expect(fill).toBeDisabled();
  await user.clear(all);
  await user.paste('Abendkarte\r\n\r\nSuppe\r\n');
  await user.click(fill);
  expect(screen.getByLabelText(/Dinner$/)).toHaveValue('Abendkarte');
  expect(screen.getByLabelText(/Soup$/)).toHaveValue('Suppe');
});

test('the originals are copied, and their translations pasted line by line', async () => {
  const said: string[] = [];
  const hear = ({ detail }: WindowEventMap['menuleaf:toast']) => said.push(detail.title);
  window.addEventListener('menuleaf:toast', hear);
  const writeText = jest.fn((_text: string) => Promise.resolve());
  openServed('/menu/m1/languages', untranslated);
  const first = await screen.findByLabelText(/Dinner$/);
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
  await press('Copy the originals');
  expect(writeText).toHaveBeenCalledWith('Dinner\nSoup');
  await user.click(first);
  await user.paste('Abendkarte\r\n\r\nSuppe\r\nBrot\r\n');
  expect(screen.queryByDisplayValue('Suppe')).toBeNull();
  await user.paste('Abendkarte\n\nSuppe\n');
  window.removeEventListener('menuleaf:toast', hear);
  expect(said).toEqual([
    '2 texts were copied',
    'There are more lines than texts from here on. Nothing was filled in.',
    '2 texts were filled in. Nothing is saved yet.',
  ]);
  expect(screen.getByDisplayValue('Abendkarte')).toBe(first);
  expect(screen.getByDisplayValue('Suppe')).toBe(screen.getByLabelText(/Soup$/));
});

test('a text is typed beside its original, counted as missing until it is saved', async () => {
  const { sent } = openServed('/menu/m1/languages', {
    ...inGerman,
    [saving]: { body: { rows: rows({ name: 'Suppe' }) } },
  });
  expect(await screen.findByText('1 of 2 texts is missing.')).toBeVisible();
  await user.click(screen.getByLabelText('Missing (1)'));
  expect(screen.queryByDisplayValue('Abend')).toBeNull();
  await user.type(screen.getByLabelText(/Soup$/), 'Suppe');
  await press('Save texts');
  expect(await screen.findByText('All 2 texts are there.')).toBeVisible();
  expect(sent(saving)[0]).toEqual({
    rows: [{ kind: 'item', id: 'i1', updated_at, words: { name: 'Suppe' } }],
  });
});

test('a text whose original was changed is flagged, and is right again by a word or another text', async () => {
  const [menu, soup] = rows({ name: 'Suppe' });
  const changed = { ...menu, outdated: ['name'] };
  const { sent } = openServed('/menu/m1/languages', {
    ...inGerman,
    [texts]: { body: { rows: [changed, soup] } },
    [saving]: { body: { rows: [menu, soup] } },
  });
  const said =
    'All 2 texts are there. 1 original has changed: guests still read its text as it was.';
  expect(await screen.findByText(said)).toBeVisible();
  await user.click(screen.getByLabelText('Original changed (1)'));
  expect(screen.queryByDisplayValue('Suppe')).toBeNull();
  expect(screen.getByLabelText(/Dinner$/)).toHaveAccessibleDescription('Original changed');
  const right = screen.getByRole('button', { name: /^Still correct/ });
  await user.click(right);
  await user.click(right);
  expect(screen.getByRole('button', { name: 'Save texts' })).toBeDisabled();
  await user.click(right);
  expect(right).toHaveAttribute('aria-pressed', 'true');
  await press('Save texts');
  expect(await screen.findByText('All 2 texts are there.')).toBeVisible();
  expect(screen.getByText('Nothing left to translate here.')).toBeVisible();
  expect(sent(saving)[0]).toEqual({
    rows: [{ kind: 'menu', id: 'm1', updated_at, words: { name: 'Abend' } }],
  });
});

test('what is saved on this page in turn is nobody else’s change', async () => {
  const [second, third] = ['2026-02-01T10:00:00.000Z', '2026-02-01T11:00:00.000Z'];
  const at = (version: string) => ({
    [texts]: { body: { rows: rows({}).map((row) => ({ ...row, updated_at: version })) } },
    'GET /api/menus/m1': { body: { ...german, updated_at: version } },
  });
  const answers = {
    ...inGerman,
    [saving]: { body: { rows: rows({}) } },
    'PUT /api/menus/m1': {
      body: { ...german, further_languages: ['de', 'fr'], updated_at: third },
    },
  };
  const { asked } = mockServer(answers);
  const sentTo = (call: string) => asked.findLast((one) => one.call === call)?.body;
  openPage('/menu/m1/languages');
  await user.type(await screen.findByLabelText(/Dinner$/), 'brot');
  Object.assign(answers, at(second));
  await press('Save texts');
  await screen.findByRole('button', { name: 'Save texts' });
  Object.assign(answers, at(third));
  await user.selectOptions(screen.getByLabelText('Add a language'), 'fr');
  expect(await screen.findByRole('link', { name: 'French' })).toBeVisible();
  expect(sentTo('PUT /api/menus/m1')).toMatchObject({ updated_at: second });
  await user.type(screen.getByLabelText(/Dinner$/), 'brot');
  await press('Save texts');
  expect(sentTo(saving)).toMatchObject({ rows: [{ id: 'm1', updated_at: third }] });
});

test('what somebody else has saved meanwhile is not written over unseen, and nothing typed is lost', async () => {
  openServed('/menu/m1/languages', {
    ...inGerman,
    [saving]: { status: 409, body: { detail: 'No', code: 'stale_version' } },
  });
  await user.type(await screen.findByLabelText(/Soup$/), 'Suppe');
  await press('Save texts');
  expect(await screen.findByText(/^Someone else saved some of these/)).toBeVisible();
  expect(screen.getByLabelText(/Soup$/)).toHaveValue('Suppe');
});

test('a file fills in what it has, and names the lines that it cannot', async () => {
  openServed('/menu/m1/languages', inGerman);
  const file = 'id,field,original,translation\ni1,name,Soup,Suppe\ngone,name,Stew,Eintopf\n';
  const input = await screen.findByLabelText('Import CSV');
  await user.upload(input, new File([file], 'de.csv', { type: 'text/csv' }));
  await waitFor(() => expect(screen.getByLabelText(/Soup$/)).toHaveValue('Suppe'));
  expect(screen.getByText('Line 3: There is no such text on this menu')).toBeVisible();
  expect(screen.getByText('1 text was filled in. Nothing is saved yet.')).toBeVisible();
});

test('a file that was put right can be chosen again', async () => {
  openServed('/menu/m1/languages', inGerman);
  const text = 'id,field,original,translation\ni1,name,Soup,Suppe\n';
  const file = new File([text], 'de.csv', { type: 'text/csv' });
  const input = await screen.findByLabelText('Import CSV');
  await user.upload(input, file);
  await waitFor(() => expect(screen.getByLabelText(/Soup$/)).toHaveValue('Suppe'));
  await user.clear(screen.getByLabelText(/Soup$/));
  await user.upload(input, file);
  await waitFor(() => expect(screen.getByLabelText(/Soup$/)).toHaveValue('Suppe'));
});

test('a file that Excel saved as a plain CSV keeps its umlauts', async () => {
  openServed('/menu/m1/languages', inGerman);
  const text = 'id,field,original,translation\ni1,name,Soup,Süppchen\n';
  // In Windows-1252, a letter is a byte.
  const bytes = Uint8Array.from(text, (letter) => letter.charCodeAt(0));
  const input = await screen.findByLabelText('Import CSV');
  await user.upload(input, new File([bytes], 'de.csv', { type: 'text/csv' }));
  await waitFor(() => expect(screen.getByLabelText(/Soup$/)).toHaveValue('Süppchen'));
});

test('a language that the plan keeps from guests says so, and its texts are read-only', async () => {
  keepToken('t');
  const many = { ...dinner, further_languages: ['de', 'ar'] };
  openServed('/menu/m1/languages', {
    ...inGerman,
    'GET /api/auth/me': { body: signedInUser },
    'GET /api/menus/m1': { body: many },
    'GET /api/menus/m1/translations/ar': { body: { rows: rows({}) } },
  });
  expect(await screen.findByLabelText(/Soup$/)).toBeEnabled();
  const arabic = screen.getByRole('link', { name: 'Arabic' });
  expect(await screen.findByText('Not shown to guests')).toBeVisible();
  expect(arabic.parentElement).toHaveTextContent('Not shown to guests');
  await user.click(arabic);
  expect(await screen.findByRole('heading', { name: 'Texts in Arabic' })).toBeVisible();
  expect(screen.getByLabelText(/Soup$/)).toBeDisabled();
  expect(screen.getByText('Locked.')).toBeVisible();
});

test('a menu over the limit can be read, not changed', async () => {
  mockServer({ ...inGerman, 'GET /api/menus/m1': { body: { ...german, locked: true } } });
  openPage('/menu/m1/languages');
  expect(await screen.findByLabelText(/Soup$/)).toBeDisabled();
  expect(screen.getByLabelText('Add a language')).toBeDisabled();
  expect(screen.getByText('Locked.')).toBeVisible();
});

import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import {
  account,
  bring,
  bringFile,
  openImportPage,
  namesIn,
  onDinner,
  sent,
} from '../testing/testing-import.tsx';
import { dinner, figTree } from '../testing/catalogue-for-tests.ts';

const edits = 'POST /api/menus/m1/edits';
const menu = 'Starters\nLeek soup 6.90\nLobster  1,234\n\nMains\nSteak and fries 24.00\nPie 12.50';

let user: ReturnType<typeof userEvent.setup>;
beforeEach(() => {
  // A dropped file can be of any type, whatever the file picker offers.
  user = userEvent.setup({ applyAccept: false });
});
const press = (name: string | RegExp) => user.click(screen.getByRole('button', { name }));
/** What a save asks for, once the menu is live. */
const saved = async (asked: Parameters<typeof sent>[0]) => {
  await press('Save to the menu');
  await screen.findByRole('heading', { name: 'You’re live' });
  return sent(asked, edits)[0];
};
const pressIn = async (dish: string, name: string) => {
  await press(`More of ${dish}`);
  await press(name);
};

test('what was read is corrected in place, saved by one call, and live', async () => {
  const { asked } = await bring(user, menu);
  expect(screen.getByText('4 new dishes, 1 to look at, 1 to fix first')).toBeVisible();
  await user.type(screen.getByLabelText('Price of Lobster'), '45{Enter}');
  const name = screen.getByLabelText('Name of Leek soup');
  await user.clear(name);
  await user.type(name, 'Leek and potato soup{Enter}');
  await press('Save to the menu');
  expect(await screen.findByRole('heading', { name: 'You’re live' })).toBeVisible();
  expect(screen.getByRole('link', { name: /restaurant\/r1\/menu$/ })).toBeVisible();
  const calls = sent(asked, edits);
  expect(calls).toHaveLength(1);
  expect(calls[0]).toMatchObject({
    edits: [
      { do: 'add_category', name: 'Starters' },
      { do: 'add_item', name: 'Leek and potato soup', price: 6.9 },
      { do: 'add_item', name: 'Lobster', price: 45 },
      { do: 'add_category', name: 'Mains' },
      { do: 'add_item', name: 'Steak and fries' },
      { do: 'add_item', name: 'Pie', price: 12.5 },
    ],
  });
});

test('what was read is shown from its top, with the focus on the heading of the page', async () => {
  const scrolled = jest.spyOn(window, 'scrollTo');
  await bring(user, menu);
  expect(screen.getByRole('heading', { name: 'Bring your menu' })).toHaveFocus();
  const headings = screen.getAllByRole('heading', { level: 2 }).map((each) => each.textContent);
  expect(headings).toEqual(['What you brought', 'Starters', 'Mains']);
  expect(scrolled).toHaveBeenLastCalledWith(0, 0);
});

test('who leaves pasted text that is not read yet is asked first', async () => {
  await openImportPage();
  const asks = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  const text = screen.getByLabelText('Paste your menu');
  fireEvent.change(text, { target: { value: menu } });
  expect(asks()).toBe(true);
  fireEvent.change(text, { target: { value: ' ' } });
  expect(asks()).toBe(false);
});

test('what a section says is seen, corrected and saved with it', async () => {
  const text = 'Burgers\nOf our own beef, ground daily\nServed with fries\nClassic 12.00';
  const { asked } = await bring(user, text);
  const note = screen.getByLabelText('Note of the section Burgers');
  expect(note).toHaveValue('Served with fries');
  await user.type(note, ' and salad');
  const said = screen.getByLabelText('Description of the section Burgers');
  expect(said).toHaveValue('Of our own beef, ground daily');
  await user.type(said, ' here');
  const call = await saved(asked);
  expect(screen.getByTitle('As guests see it')).toHaveAttribute('src', '/menu/m1');
  const category = {
    name: 'Burgers',
    description: 'Of our own beef, ground daily here',
    note: 'Served with fries and salad',
  };
  expect(call).toMatchObject({
    edits: [
      { do: 'add_category', ...category },
      { do: 'add_item', name: 'Classic' },
    ],
  });
});

test('sizes, a least price and a market price are read, can be typed, and are saved', async () => {
  const { asked } = await bring(
    user,
    'Wine\nRiesling  Glass 8 / Bottle 32\nMerlot 9.00\nFlight from 12.00\nOysters  Market price',
  );
  expect(screen.getByLabelText('Price of Riesling')).toHaveValue(
    'Glass\u00a08.00; Bottle\u00a032.00',
  );
  // A field of one line would cut them off.
  for (const name of ['Price of Riesling', 'Price of Oysters', 'Name of Riesling'])
    expect(screen.getByLabelText(name).tagName).toBe('TEXTAREA');
  expect(screen.getByLabelText('Price of Flight')).toHaveValue('from 12.00');
  const merlot = screen.getByLabelText('Price of Merlot');
  await user.clear(merlot);
  await user.type(merlot, 'Glass 9; Glass 36{Enter}');
  expect(screen.getByText(/Each choice needs a name of its own\./)).toBeVisible();
  await user.clear(screen.getByLabelText('Price of Merlot'));
  await user.type(screen.getByLabelText('Price of Merlot'), 'Glass 9; Bottle 36{Enter}');
  const call = await saved(asked);
  const sizes = (glass: number, bottle: number) => [
    { name: 'Glass', price: glass },
    { name: 'Bottle', price: bottle },
  ];
  expect(call).toMatchObject({
    edits: [
      { do: 'add_category' },
      { name: 'Riesling', price: 8, choices: sizes(8, 32) },
      { name: 'Merlot', price: 9, choices: sizes(9, 36) },
      { name: 'Flight', price: 12, price_kind: 'from' },
      { name: 'Oysters', price: 0, price_kind: 'market' },
    ],
  });
});

test('courses without prices are asked about once, a dish among priced ones by its own', async () => {
  const { asked } = await bring(
    user,
    'Starters\nLeek soup\nHam terrine\n\nMains\nRoast cod\nMushroom pie\n\nWine\nMerlot 9.00\nRiesling 8.00',
  );
  expect(screen.getByText(/^None of these 4 dishes, up to “Mains”, has a price/)).toBeVisible();
  expect(screen.getByText('6 new dishes, 1 to look at, 1 to fix first')).toBeVisible();
  await press('Only these');
  expect(screen.queryByLabelText('Name of Leek soup')).toBeNull();
  await press('Show all');
  await press('Next to look at');
  expect(screen.getByRole('button', { name: /^Leave them without/ })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(screen.getByLabelText('Price of Roast cod')).toHaveValue('no price');
  await user.clear(screen.getByLabelText('Price of Merlot'));
  await user.tab();
  await user.tab();
  await press(/^No price of its own ?: Merlot/);
  expect(await saved(asked)).toMatchObject({
    edits: [
      { do: 'add_category', name: 'Starters' },
      { name: 'Leek soup', price: 0, price_kind: 'none' },
      { name: 'Ham terrine', price_kind: 'none' },
      { do: 'add_category', name: 'Mains' },
      { name: 'Roast cod', price_kind: 'none' },
      { name: 'Mushroom pie', price_kind: 'none' },
      { do: 'add_category', name: 'Wine' },
      { name: 'Merlot', price: 0, price_kind: 'none' },
      { name: 'Riesling', price: 8 },
    ],
  });
});

test('a section without prices takes one for all', async () => {
  await bring(user, 'Starters\nLeek soup\nHam terrine\n\nWine\nMerlot 9.00\nRiesling 8.00');
  const asked = screen.getByRole('group', { name: /^None of these 2 dishes has a price/ });
  const price = within(asked).getByLabelText('One price for all of Starters');
  await user.type(price, 'a lot{Enter}');
  expect(within(asked).getByLabelText('One price for all of Starters')).toBeInvalid();
  await user.clear(within(asked).getByLabelText('One price for all of Starters'));
  await user.type(within(asked).getByLabelText('One price for all of Starters'), '14{Enter}');
  expect(screen.getByLabelText('Price of Ham terrine')).toHaveValue('14');
  expect(screen.queryByRole('group', { name: /^None of these/ })).toBeNull();
});

test('corrections are not left for another file without a question', async () => {
  await bring(user, menu);
  await pressIn('Pie', 'Drop Pie');
  await press('Import something else');
  await press('Stay');
  expect(screen.getByRole('button', { name: 'Put back Pie' })).toBeVisible();
  await press('Import something else');
  await press('Leave');
  expect(await screen.findByLabelText('Paste your menu')).toBeVisible();
});

test('a review goes on after a reload, with what was corrected, until it is saved', async () => {
  const { unmount } = await bring(user, menu);
  await pressIn('Pie', 'Drop Pie');
  const asks = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  expect(asks()).toBe(false);
  unmount();
  const { asked, unmount: leave } = await openImportPage();
  expect(screen.getByText(/^3 dishes, 1 to look at, kept on this device\./)).toBeVisible();
  await press('Go on');
  expect(screen.getByRole('button', { name: 'Put back Pie' })).toBeVisible();
  await user.type(screen.getByLabelText('Price of Lobster'), '45{Enter}');
  expect(await saved(asked)).toMatchObject({ edits: { length: 5 } });
  leave();
  await openImportPage();
  expect(screen.queryByRole('button', { name: 'Discard' })).toBeNull();
});

test('a review that was left is discarded', async () => {
  const { unmount } = await bring(user, menu);
  unmount();
  const { unmount: leave } = await openImportPage();
  await press('Discard');
  expect(screen.queryByRole('button', { name: 'Discard' })).toBeNull();
  leave();
  await openImportPage();
  expect(screen.queryByRole('button', { name: 'Discard' })).toBeNull();
});

test('what is on the menu by then is compared with it', async () => {
  const { unmount } = await bring(user, 'Pasta\nTomato soup 9.75');
  expect(screen.getByText('1 new price, all looked at')).toBeVisible();
  unmount();
  await openImportPage({ ...account(), 'GET /api/menus/all-items': { body: { items: [] } } });
  await press('Go on');
  expect(screen.getByText('1 new dish, all looked at')).toBeVisible();
});

test('a dish takes a line, with its doubt and what it is marked with; the rest is opened', async () => {
  await bring(user, 'Mains\nPie (v) 12.50\nWings 9/16');
  const row = (name: string) => within(screen.getByLabelText(`Name of ${name}`).closest('li')!);
  expect(row('Pie').getByText('Vegetarian')).toBeVisible();
  expect(row('Wings').getByText(/It has several prices/)).toBeVisible();
  for (const one of ['Pie', 'Wings']) {
    expect(row(one).queryByRole('button', { name: /^(Drop|Vegan)/ })).toBeNull();
    expect(row(one).queryByPlaceholderText('Description')).toBeNull();
  }
  await press('More of Pie');
  await press('Vegan');
  await user.type(screen.getByLabelText('Description of Pie'), 'with leeks{Enter}');
  expect(row('Pie').getByText('Pie (v) 12.50')).toBeInTheDocument();
  await press('More of Pie');
  expect(row('Pie').getByText('Vegetarian · Vegan')).toBeVisible();
  expect(screen.getByLabelText('Description of Pie')).toHaveValue('with leeks');
});

test('nothing is sent before it is saved', async () => {
  const { asked } = await bring(user, menu);
  expect(asked.filter(({ call }) => !call.startsWith('GET'))).toEqual([]);
});

test('what is not sure is found by a button, shown alone, with its reason, and confirmed', async () => {
  await bring(user, 'Mains\nPie 12.50\nSteak 24.00\nWings 9/16\nFish 14.00');
  await press('Next to look at');
  expect(screen.getByRole('button', { name: 'Keep as it is : Wings' })).toHaveFocus();
  expect(screen.getByLabelText('Name of Wings')).toHaveAccessibleDescription(
    'It has several prices: 9.00 and 16.00. They are called Small, Large here.',
  );
  await press('Only these');
  expect(namesIn('Mains')).toEqual(['Wings']);
  await press('Show all');
  await press('Keep as it is : Wings');
  await user.clear(screen.getByLabelText('Price of Fish'));
  await user.tab();
  const next = screen.getByRole('button', { name: 'Next to look at' });
  await user.pointer({ keys: '[TouchA]', target: next });
  expect(screen.getByRole('button', { name: 'More of Fish' })).toHaveFocus();
  await press('Drop Fish');
  await press('Put back Fish');
  await press('Undo');
  await press('Undo');
  await press('Undo');
  expect(screen.getByText('4 new dishes, all looked at')).toBeVisible();
});

test('by touch an answer leads on to the next doubt, until one scrolls to look around', async () => {
  await bring(user, 'Mains\nPie 12.50\nWings 9/16\nFish 14.00\nRibs 11/19\nLegs 8/15\nTails 7/13');
  const keep = (name: string) => screen.getByRole('button', { name: `Keep as it is : ${name}` });
  const tap = (target: Element) => user.pointer({ keys: '[TouchA]', target });
  await tap(screen.getByRole('button', { name: 'Next to look at' }));
  await tap(keep('Wings'));
  expect(keep('Ribs')).toHaveFocus();
  fireEvent.touchMove(keep('Ribs'));
  await tap(keep('Ribs'));
  expect(document.body).toHaveFocus();
  await tap(screen.getByRole('button', { name: 'Next to look at' }));
  expect(keep('Legs')).toHaveFocus();
});

test('the keyboard goes through the doubts, accepts them, and never loses its place', async () => {
  await bring(
    user,
    'Mains\nPie 12.50\nSteak 24.00\nWings 9/16\nFish 14.00\nRibs 11/19\nEel  1,234',
  );
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  const inHand = (name: string | RegExp) =>
    expect(screen.getByRole('button', { name })).toHaveFocus();
  await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
  inHand('Keep as it is : Wings');
  expect(screen.getByRole('button', { name: 'Keep as it is : Wings' })).toHaveAccessibleDescription(
    /It has several prices: 9.00 and 16.00/,
  );
  await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
  inHand('Keep as it is : Ribs');
  await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
  inHand('Keep as it is : Wings');
  await user.keyboard('{Enter}');
  inHand('Keep as it is : Ribs');
  await user.keyboard('{Enter}');
  expect(screen.getByLabelText('Price of Eel')).toHaveFocus();
  await press('More of Eel');
  act(() => screen.getByRole('button', { name: 'Drop Eel' }).focus());
  await user.keyboard('{Enter}');
  inHand('Put back Eel');
  expect(screen.getByText('5 new dishes, all looked at')).toBeVisible();
});

test('a dish is split, merged with the one above, moved and dropped, and each step is taken back', async () => {
  await bring(user, menu);
  await pressIn('Steak and fries', 'Split Steak and fries');
  expect(namesIn('Mains')).toEqual(['Steak', 'fries', 'Pie']);
  await pressIn('fries', 'Merge with above : fries');
  expect(namesIn('Mains')).toEqual(['Steak', 'Pie']);
  expect(screen.getByLabelText('Description of Steak')).toHaveValue('fries');
  await press('More of Pie');
  await user.selectOptions(screen.getByLabelText('Section of Pie'), 'Starters');
  expect(namesIn('Starters')).toEqual(['Leek soup', 'Lobster', 'Pie']);
  await pressIn('Lobster', 'Drop Lobster');
  expect(namesIn('Starters')).toEqual(['Leek soup', 'Pie']);
  await press('Put back Lobster');
  expect(namesIn('Starters')).toEqual(['Leek soup', 'Lobster', 'Pie']);
  for (let step = 0; step < 5; step += 1) await press('Undo');
  expect(namesIn('Starters')).toEqual(['Leek soup', 'Lobster']);
  expect(namesIn('Mains')).toEqual(['Steak and fries', 'Pie']);
});

test('what may be no dish of its own is merged with the one above where it is doubted', async () => {
  await bring(user, menu);
  await pressIn('Leek soup', 'Drop Leek soup');
  // There is nothing above that takes it in.
  expect(screen.queryByRole('button', { name: /^Merge with above/ })).toBeNull();
  await press('Put back Leek soup');
  await press('Merge with above : Lobster');
  expect(namesIn('Starters')).toEqual(['Leek soup']);
  expect(screen.queryByRole('button', { name: /^Merge with above/ })).toBeNull();
});

test('what stands on the menu already is offered as a new price, not added twice', async () => {
  const { asked } = await bring(user, 'Pasta\nTOMATO  SOUP 8.00\nRavioli 14.00');
  expect(screen.getByText('Already on this menu: 7.50')).toBeVisible();
  expect(await saved(asked)).toMatchObject({
    edits: [
      { do: 'add_item', category: 'c1', name: 'Ravioli' },
      { do: 'update_item', item: 'i1', price: 8, updated_at: onDinner.updated_at },
    ],
  });
});

test.each([
  ['8.00', '1 new price, all looked at'],
  ['7.50', 'Nothing new, all looked at'],
])('of a menu brought again with a dish at %s, the bar says: %s', async (price, said) => {
  await bring(user, `Pasta\nTomato soup ${price}`);
  expect(await screen.findByText(said)).toBeVisible();
});

test.each([
  ['7.50; Large 9.00', 'Already on this menu: Small 7.50; Large 8.50'],
  ['7.00; Large 8.50', 'Already on this menu: from 7.50'],
])('of a dish with sizes brought again at %s, it says: %s', async (price, said) => {
  const sized = {
    ...onDinner,
    choices: [
      { name: 'Small', price: 7.5 },
      { name: 'Large', price: 8.5 },
    ],
  };
  // What its name and its mark may mean was answered when it was brought first.
  await bring(user, `Pasta\nTomato soup (VG)  Small ${price}`, {
    ...account(),
    'GET /api/menus/all-items': { body: { items: [sized] } },
  });
  expect(screen.getByText(said)).toBeVisible();
  expect(screen.getByText('1 new price, all looked at')).toBeVisible();
});

test('a menu brought again keeps what it has but for what is checked', async () => {
  const other = (id: string, name: string, place: number) => {
    return { ...onDinner, id, name, description: null, sort_order: place };
  };
  const others = [other('i2', 'Garden salad', 8), other('i3', 'Warm bread', 7)];
  const items = [{ ...onDinner, description: 'With basil' }, ...others];
  const { asked } = await bring(user, 'Pasta\nTomato soop 8.00\nwith mint, cream\nRavioli 14.00', {
    ...account(),
    'GET /api/menus/all-items': { body: { items } },
    'GET /api/menus': { body: [dinner, { ...dinner, id: 'm2', name: 'Lunch' }] },
  });
  expect(screen.getByText('1 of these dishes is on this menu already.')).toBeVisible();
  expect(screen.getByText(/Photos, allergens, diets, and translations/)).toBeVisible();
  expect(screen.getByText(/It was matched to “Tomato soup”/)).toBeVisible();
  await press('Keep as it is : Tomato soop');
  const name = screen.getByRole('checkbox', { name: /^Rename it from/ });
  const text = screen.getByRole('checkbox', { name: /^Use this description for Tomato soup/ });
  const off = screen.getByRole('checkbox', { name: /^Take off Garden salad/ });
  expect(off).toHaveAccessibleName(/Also taken off Lunch: the category is shared\./);
  const inOrder = screen.getAllByRole('checkbox', { name: /^Take off/ });
  expect(inOrder.indexOf(off)).toBe(1);
  for (const box of [name, text, off]) expect(box).not.toBeChecked();
  await user.click(text);
  await user.click(off);
  expect(
    screen.getByText('1 new dish, 1 new price, 1 new text, 1 taken off, all looked at'),
  ).toBeVisible();
  const call = await saved(asked);
  expect(call).toMatchObject({
    edits: [
      { do: 'add_item', name: 'Ravioli' },
      { do: 'update_item', item: 'i1', price: 8, description: 'with mint, cream' },
      { do: 'take_out_item', item: 'i2', category: 'c1' },
    ],
  });
  expect(JSON.stringify(call)).not.toContain('Tomato soop');
});

test('of a menu brought again what differs is shown alone: new, with another price, or other words', async () => {
  const known = (id: string, name: string) => ({ ...onDinner, id, name, description: null });
  const items = ['Tomato soup', 'Garden salad', 'Leek pie'].map((name, at) =>
    known(`i${at}`, name),
  );
  await bring(
    user,
    'Pasta\nTomato soup 8.00\nGarden salad 7.50\nLeek pie 7.50\nwith mint and cream\nRavioli 14.00',
    { ...account(), 'GET /api/menus/all-items': { body: { items } } },
  );
  expect(namesIn('Pasta')).toHaveLength(4);
  await press('Show only what differs (3)');
  expect(namesIn('Pasta')).toEqual(['Tomato soup', 'Leek pie', 'Ravioli']);
  const compared = within(screen.getByRole('region', { name: 'Compared with this menu' }));
  await user.click(compared.getByRole('button', { name: 'Show all' }));
  expect(namesIn('Pasta')).toHaveLength(4);
});

test('the numbers of a takeout are kept in its names where its owner wants them', async () => {
  await bring(user, 'Starters\n21. Spring rolls 4.50\n22a. Prawn toast 5.20\n\nSoups\nMiso 4.00');
  expect(namesIn('Starters')).toEqual(['Spring rolls', 'Prawn toast']);
  const box = screen.getByRole('checkbox', { name: /^Keep the numbers in the names/ });
  await user.click(box);
  expect(namesIn('Starters')).toEqual(['21. Spring rolls', '22a. Prawn toast']);
  expect(namesIn('Soups')).toEqual(['Miso']);
  await user.click(box);
  expect(namesIn('Starters')).toEqual(['Spring rolls', 'Prawn toast']);
});

test('a whole menu’s names end at their commas at one press, and get them back at another', async () => {
  const names = ['Roast duck, plum', 'Fried squid, aioli', 'Grilled brill, leek, cream'];
  await bring(user, names.map((name) => `${name} 9.00`).join('\n'));
  await user.click(screen.getByRole('button', { name: 'Move it to the description' }));
  expect(namesIn('Dishes')).toEqual(['Roast duck', 'Fried squid', 'Grilled brill']);
  expect(screen.getByDisplayValue('leek, cream')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(namesIn('Dishes')).toEqual(names);
});

test('a save leads to what has to be put right first', async () => {
  const { asked } = await bring(user, menu);
  await user.clear(screen.getByLabelText('Price of Pie'));
  await press('Save to the menu');
  expect(screen.getByLabelText('Price of Lobster')).toHaveFocus();
  await user.keyboard('45{Enter}');
  await press('Save to the menu');
  expect(screen.getByLabelText('Price of Pie')).toHaveFocus();
  expect(sent(asked, edits)).toEqual([]);
});

test('marked dishes are kept together, but for what they contain and what has no price', async () => {
  await bring(
    user,
    'Mains\nHam 12.50 x 3\nFish 14.00 2 4\nPie 12.50\nSoup (VG) 4.00\n\nStarters\nOlives 4.00\nLobster 1,234',
  );
  expect(screen.getByText('6 new dishes, 4 to look at, 1 to fix first')).toBeVisible();
  await press('Keep all 2 as they are');
  expect(screen.getByText('6 new dishes, 2 to look at, 1 to fix first')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Keep as it is : Soup' })).toBeVisible();
  await press('Undo');
  expect(screen.getByRole('button', { name: 'Keep all 2 as they are' })).toBeVisible();
});

test('what the plan has no room for is said before anything is sent, with the ways on', async () => {
  const items = Array.from({ length: 98 }, (_, at) => ({
    ...onDinner,
    id: `i${at}`,
    name: `Dish ${at}`,
  }));
  const full = { ...account(), 'GET /api/menus/all-items': { body: { items } } };
  const { asked } = await bring(user, 'Mains\nPie 12.50\nSteak 24.00\nFish 14.00', full);
  const note = screen.getByText(/Your plan has room for 2 more dishes; this brings 3\./);
  expect(within(note).getByRole('link', { name: 'View plans' })).toHaveAttribute(
    'href',
    '/pricing',
  );
  expect(screen.getByText(/, more than your plan has room for$/)).toBeVisible();
  await press('Save to the menu');
  expect(within(note).getByRole('link', { name: 'View plans' })).toHaveFocus();
  expect(sent(asked, edits)).toEqual([]);
  await press('Keep the first 2');
  expect(namesIn('Mains')).toEqual(['Pie', 'Steak']);
  expect(screen.getByRole('button', { name: 'Save to the menu' })).toBeEnabled();
});

test('a line that was left out can be made a dish', async () => {
  await bring(user, `${menu}\n\nCall 555-123-4567 for cakes`);
  await user.click(screen.getByText('1 line was left out'));
  await press('Only these');
  await press(/^Make it a dish/);
  expect(namesIn('Mains')).toContain('Call 555-123-4567 for cakes');
  expect(screen.getByLabelText('Price of Call 555-123-4567 for cakes')).toHaveFocus();
});

test('a sheet is read by its columns, which are put right by hand and remembered', async () => {
  const text = 'Item,Cost,Extra,Kcal\nPie,12.50,9.00,640\nFish,14.00,8.00,\n';
  const { unmount } = await bringFile(user, new File([text], 'menu.csv', { type: 'text/csv' }));
  expect(await screen.findByLabelText('Column 2')).toHaveValue('price');
  await user.selectOptions(screen.getByLabelText('Column 3'), 'Price');
  expect(screen.getByText('Name: Item · Price: Extra · Calories: Kcal')).toBeVisible();
  await press('Read 2 rows');
  expect(await screen.findByLabelText('Price of Pie')).toHaveValue('9.00');
  expect(screen.getByText('640 kcal')).toBeVisible();
  expect(screen.queryByText(/left out/)).toBeNull();
  unmount();
  await bringFile(user, new File([text], 'menu.csv', { type: 'text/csv' }));
  expect(await screen.findByLabelText('Column 3')).toHaveValue('price');
});

test('several files are one menu in their order, and columns are asked about only where heads do not name them', async () => {
  const csv = (text: string, name: string) => new File([text], name, { type: 'text/csv' });
  await bringFile(user, [
    new File(['Starters\nLeek soup 6.90\nOlives 4.00'], 'starters.txt', { type: 'text/plain' }),
    csv('Dish,Price\nPie,12.50\nFish,14.00\n', 'main_courses.csv'),
    csv('Cola,3.00,red\nBeer,5.00,pale\n', 'drinks.csv'),
    csv('Section,Dish,Price\nDesserts,Tart,7.00\nDesserts,Ice,5.00\n', 'sweet.csv'),
  ]);
  expect(await screen.findByText('What is in each column of “drinks.csv”?')).toBeVisible();
  await press('Read 2 rows');
  await screen.findByRole('button', { name: 'Save to the menu' });
  const headings = screen.getAllByRole('heading', { level: 2 }).map((each) => each.textContent);
  expect(headings.slice(1)).toEqual(['Starters', 'Main courses', 'Drinks', 'Desserts']);
  expect(namesIn('Main courses')).toEqual(['Pie', 'Fish']);
  await user.click(screen.getByLabelText('Name of Tart'));
  expect(screen.getByText(/· Tart ·/).closest('li')).toHaveAttribute('data-active');
});

test.each([
  ['an empty file', new File([], 'menu.txt'), '“menu.txt” is empty.'],
  [
    'a file of 50 MB',
    new File([new Uint8Array(50 * 1024 * 1024)], 'menu.pdf'),
    '“menu.pdf” is larger than 20 MB.',
  ],
  ['a file of another kind', new File(['x'], 'menu.zip'), /can’t be read/],
  [
    'a text of TextEdit',
    new File(['{\\rtf1 Pie 9}'], 'm.rtf', { type: 'text/rtf' }),
    /can’t be read/,
  ],
  ['an empty sheet', new File([',,\n'], 'menu.csv'), 'The sheet is empty.'],
  ['a broken sheet', new File(['no zip'], 'menu.xlsx'), /can’t be read as an Excel file/],
  ['a broken Word file', new File(['no zip'], 'menu.docx'), /can’t be read as a Word file/],
  ['3,000 lines', new File(['Pie 9.00\n'.repeat(3000)], 'menu.txt'), /This has 3,001 lines\./],
  ['words without a dish', new File(['Hello there'], 'menu.txt'), /No dishes were found in it\./],
])('%s is refused in a clear word, and the page goes on', async (_, file, word) => {
  const { asked } = await bringFile(user, file);
  expect(await screen.findByText(word)).toBeVisible();
  expect(screen.getByLabelText('Paste your menu')).toBeVisible();
  expect(asked.filter(({ call }) => !call.startsWith('GET'))).toEqual([]);
});

test('a file may be dropped anywhere on the page, and other things that are dragged are left alone', async () => {
  await openImportPage();
  const files = [new File([menu], 'menu.txt', { type: 'text/plain' })];
  expect(
    fireEvent.drop(document.body, { dataTransfer: { types: ['text/plain'], files: [] } }),
  ).toBe(true);
  expect(fireEvent.dragOver(document.body, { dataTransfer: { types: ['Files'], files } })).toBe(
    false,
  );
  fireEvent.drop(document.body, { dataTransfer: { types: ['Files'], files } });
  expect(await screen.findByLabelText('Name of Leek soup')).toBeVisible();
});

test('prices in another currency than guests would read are said, and the restaurant takes it', async () => {
  const yen = { ...figTree, currency: 'JPY' };
  const answers = { ...account(), 'PUT /api/restaurants/r1': { body: yen } };
  const { asked } = await bring(user, 'Soup 950円\nPie 1200円\nSteak 2400円', answers);
  expect(
    screen.getByText(/^These prices are in Japanese yen. Guests of .* US dollars\.$/),
  ).toBeVisible();
  await press('Use Japanese yen');
  await waitFor(() =>
    expect(sent(asked, 'PUT /api/restaurants/r1')).toEqual([{ currency: 'JPY' }]),
  );
  expect(screen.getByLabelText('Price of Pie')).toHaveValue('1200');
});

test('codes that nothing explains are explained once for all dishes', async () => {
  await bring(user, 'Mains\nKaraage (A,C) 8.50\nTofu fried (C,A) 4.90\nCurry (A) 9.50\nRice 3.00');
  expect(screen.getByText(/^Allergen codes on 3 dishes were not understood/)).toBeVisible();
  await user.selectOptions(screen.getByLabelText('What A stands for'), 'gluten');
  await user.selectOptions(screen.getByLabelText('What C stands for'), 'egg');
  expect(screen.queryByText(/were not understood/)).not.toBeInTheDocument();
  expect(screen.queryByText(/No legend explains/)).not.toBeInTheDocument();
  expect(screen.getAllByText(/Contains gluten, egg/)).toHaveLength(2);
});

import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { user } from '@menuleaf/shared/testing/user.ts';
import { figTree } from '../../testing/catalogue-for-tests.ts';
import { oneOfEach } from '../../testing/one-of-each.ts';
import { openServed } from '../../testing/owners-page.tsx';

const put = 'PUT /api/restaurants/r1';
async function edit(hours: Partial<typeof figTree> = {}) {
  const restaurant = { ...figTree, ...hours };
  const { sent } = openServed('/restaurant/r1/edit', {
    ...oneOfEach,
    'GET /api/restaurants/r1': { body: restaurant },
    [put]: { body: restaurant },
  });
  await screen.findByLabelText('Monday');
  return { saved: () => sent(put)[0] };
}

const day = (name: string) => within(screen.getByRole('group', { name }));
const kindOf = (name: string) => day(name).getByLabelText('Open or closed');
/** A browser's time field yields a complete time, or nothing. */
const time = (name: string, label: string, value: string) =>
  fireEvent.change(day(name).getByLabelText(label), { target: { value } });
const save = () => user.click(screen.getByRole('button', { name: 'Save Changes' }));

test('hours are picked, and guests’ text is seen at once and saved', async () => {
  const { saved } = await edit();
  expect(kindOf('Monday')).toHaveDisplayValue('Not given');
  await user.selectOptions(kindOf('Monday'), 'Open');
  expect(screen.getByLabelText('Monday')).toHaveValue('09:00-17:00');
  // What is seen before it can be spoken to reach it.
  expect(screen.getByLabelText('Monday')).toHaveAccessibleName('Monday Guests will see:');
  time('Monday', 'From', '11:00');
  time('Monday', 'Until', '14:00');
  await user.click(day('Monday').getByRole('button', { name: 'Add hours' }));
  expect(screen.getByLabelText('Monday')).toHaveValue('11:00-14:00, 17:00-22:00');
  await user.click(day('Monday').getByRole('button', { name: 'Remove hours (2)' }));
  expect(day('Monday').getByLabelText('Until')).toHaveFocus();
  await user.click(day('Monday').getByRole('button', { name: 'Add hours' }));
  time('Monday', 'Until (2)', '02:00');
  expect(day('Monday').getByText('next day')).toBeVisible();
  await user.selectOptions(kindOf('Tuesday'), 'Closed');
  await user.selectOptions(kindOf('Wednesday'), 'Open 24 hours');
  await save();
  await waitFor(() =>
    expect(saved()).toMatchObject({
      monday_hours: '11:00-14:00, 17:00-02:00',
      tuesday_hours: 'Closed',
      wednesday_hours: '24 hours',
      thursday_hours: null,
    }),
  );
});

test('what was typed before opens in the picker, and is not rewritten unless it is changed', async () => {
  const { saved } = await edit({ monday_hours: '9am – 5pm', tuesday_hours: '11-14, 17-22' });
  expect(day('Monday').getByLabelText('From')).toHaveValue('09:00');
  expect(day('Monday').getByLabelText('Until')).toHaveValue('17:00');
  expect(day('Tuesday').getByLabelText('Until (2)')).toHaveValue('22:00');
  time('Tuesday', 'Until (2)', '23:00');
  await save();
  await waitFor(() =>
    expect(saved()).toMatchObject({
      monday_hours: '9am – 5pm',
      tuesday_hours: '11:00-14:00, 17:00-23:00',
    }),
  );
});

test('words that are no hours stay, say what guests make of them, and come back when they are chosen again', async () => {
  const { saved } = await edit({ friday_hours: 'From noon, weather permitting' });
  expect(kindOf('Friday')).toHaveDisplayValue('In your words');
  const note = 'Guests see it as written, so we can’t tell whether you’re open.';
  expect(screen.getByLabelText('Friday')).toHaveAccessibleDescription(note);
  await user.selectOptions(kindOf('Friday'), 'Closed');
  expect(screen.queryByText(note)).toBeNull();
  await user.selectOptions(kindOf('Friday'), 'In your words');
  await save();
  await waitFor(() =>
    expect(saved()).toMatchObject({ friday_hours: 'From noon, weather permitting' }),
  );
});

test('hours can be typed as well: the picker follows what can be read, and nothing moves on leaving', async () => {
  await edit({ monday_hours: '09:00-17:00' });
  await user.type(screen.getByLabelText('Sunday'), '10am-2pm');
  const copy = { name: 'Copy Sunday to other days' };
  expect(day('Sunday').getByLabelText('Until')).toHaveValue('14:00');
  expect(day('Sunday').getByRole('button', copy)).toBeVisible();
  await user.type(screen.getByLabelText('Monday'), ' or so');
  expect(day('Monday').getByLabelText('Until')).toHaveValue('17:00');
  await user.tab();
  expect(day('Monday').queryByLabelText('Until')).toBeNull();
  expect(screen.getByLabelText('Monday')).toHaveValue('09:00-17:00 or so');
  expect(screen.getByLabelText('Sunday')).toHaveValue('10am-2pm');
});

test.each([
  { way: 'All days', to: ['Tuesday', 'Friday', 'Saturday', 'Sunday'], not: [] },
  { way: 'Monday to Friday', to: ['Tuesday', 'Friday'], not: ['Saturday', 'Sunday'] },
])('a day is copied: $way', async ({ way, to, not }) => {
  await edit({ monday_hours: '18:00-02:00' });
  await user.click(screen.getByRole('button', { name: 'Copy Monday to other days' }));
  await user.click(await screen.findByRole('button', { name: way }));
  for (const name of to) expect(screen.getByLabelText(name)).toHaveValue('18:00-02:00');
  for (const name of not) expect(screen.getByLabelText(name)).toHaveValue('');
});

test('a day that is not complete is not copied', async () => {
  await edit({ monday_hours: '18:00-02:00', tuesday_hours: '?-14:00, 19:00-00:30' });
  expect(screen.getAllByRole('button', { name: /^Copy .* to other days$/ })).toHaveLength(1);
  time('Tuesday', 'From', '12:00');
  expect(screen.getByRole('button', { name: 'Copy Tuesday to other days' })).toBeVisible();
});

test('the time zone is typed, and Enter takes the first that is found', async () => {
  const { saved } = await edit();
  await user.click(screen.getByLabelText('Time Zone'));
  await user.type(await screen.findByLabelText('Search time zones'), 'paris{Enter}');
  expect(screen.getByLabelText('Time Zone')).toHaveTextContent('Europe/Paris');
  await save();
  await waitFor(() => expect(saved()).toMatchObject({ time_zone: 'Europe/Paris' }));
});

test('a day is copied to those that are ticked, and to no other', async () => {
  await edit({ monday_hours: '18:00-02:00' });
  await user.click(screen.getByRole('button', { name: 'Copy Monday to other days' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByLabelText('Thursday'));
  await user.click(dialog.getByLabelText('Sunday'));
  await user.click(dialog.getByRole('button', { name: 'Copy to these days' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByLabelText('Thursday')).toHaveValue('18:00-02:00');
  expect(screen.getByLabelText('Sunday')).toHaveValue('18:00-02:00');
  expect(screen.getByLabelText('Tuesday')).toHaveValue('');
});

test('a time that is missing is asked for before anything is saved', async () => {
  const { saved } = await edit({ monday_hours: '09:00-17:00' });
  time('Monday', 'Until', '');
  await save();
  const line = await screen.findByRole('link', {
    name: 'Monday: enter when it opens and closes',
  });
  expect(saved()).toBeUndefined();
  await user.click(line);
  expect(screen.getByLabelText('Monday')).toHaveFocus();
  time('Monday', 'Until', '18:00');
  await save();
  await waitFor(() => expect(saved()).toMatchObject({ monday_hours: '09:00-18:00' }));
});

test('the form says what guests read at this moment, in the words of their page', async () => {
  await edit({ time_zone: 'UTC' });
  expect(screen.queryByText(/^At this moment/)).toBeNull();
  await user.selectOptions(kindOf('Monday'), 'Open 24 hours');
  await user.click(screen.getByRole('button', { name: 'Copy Monday to other days' }));
  await user.click(await screen.findByRole('button', { name: 'All days' }));
  expect(await screen.findByText('Open now')).toBeVisible();
});

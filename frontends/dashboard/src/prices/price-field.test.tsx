import { screen, waitFor } from '@testing-library/react';
import { mockServer } from '@menuleaf/shared/testing/mock-server.ts';
import { user } from '@menuleaf/shared/testing/user.ts';
import '../testing/later-parts-there.ts';
import { fullAccount, refused, soup } from '../testing/catalogue-for-tests.ts';
import { openWithToasts } from '../testing/owners-page.tsx';

const put = 'PUT /api/menus/items/i1';
const typePrice = async (typed: string) => {
  openWithToasts('/dashboard?tab=menu-items');
  const price = '$7.50, change the price of Tomato soup';
  await user.click(await screen.findByRole('button', { name: price }));
  await user.keyboard(typed);
};
test('a price is pressed, typed over and sent by Enter, and nothing else with it', async () => {
  const { sent } = mockServer({ ...fullAccount, [put]: { body: { ...soup, price: 8.25 } } });
  await typePrice('8,25{Enter}');
  expect(await screen.findByText('Tomato soup costs $8.25 now')).toBeVisible();
  const button = screen.getByRole('button', { name: /^\$8\.25, change the price/ });
  expect(button).toHaveFocus();
  await waitFor(() => expect(sent('PUT')).toEqual([{ price: '8.25' }]));
});

test('Undo brings the price back that was there', async () => {
  const { sent } = mockServer({ ...fullAccount, [put]: { body: soup } });
  await typePrice('9{Enter}');
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('$7.50')).toBeVisible();
  await waitFor(() => expect(sent('PUT')).toEqual([{ price: '9' }, { price: '7.5' }]));
});

test('what cannot be read as a price stays and says why; Escape leaves the price as it was', async () => {
  const { sent } = mockServer(fullAccount);
  await typePrice('1,234{Enter}');
  await waitFor(() =>
    expect(screen.getByRole('alert')).toHaveTextContent('Price can be read in two ways'),
  );
  expect(screen.getByLabelText('Price of Tomato soup')).toHaveValue('1,234');
  await user.keyboard('{Escape}');
  expect(screen.getByText('$7.50')).toBeVisible();
  expect(sent('PUT')).toEqual([]);
});

test('a price that stays as it is, is not sent; going elsewhere sends another', async () => {
  const { sent } = mockServer({ ...fullAccount, [put]: { body: soup } });
  await typePrice('7.50{Enter}');
  await user.click(screen.getByRole('button', { name: /change the price/ }));
  await user.keyboard('7.60');
  await user.tab();
  await waitFor(() => expect(sent('PUT')).toEqual([{ price: '7.6' }]));
});

test('a price that the server refuses is taken back, and it says why', async () => {
  mockServer({ ...fullAccount, [put]: refused('This item is over the limit') });
  await typePrice('9{Enter}');
  expect(await screen.findByText('This item is over the limit')).toBeVisible();
  expect(screen.getByText('$7.50')).toBeVisible();
});

import { beforeEach, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { answering } from '@menuleaf/shared/testing/answering.ts';
import { renderPage } from '@menuleaf/shared/testing/render-page.tsx';
import Dashboard from '../remote.tsx';
import { refused } from './catalogue-for-tests.ts';
import { oneOfEach } from './one-of-each.ts';

let user: ReturnType<typeof userEvent.setup>;
beforeEach(() => {
  user = userEvent.setup();
});

const restaurant = {
  'Restaurant Name': 'Fig',
  Address: '7 Lane',
  City: 'Salem',
  State: 'OR',
  'ZIP Code': '97301',
};

test.each([
  {
    limit: '1 restaurant',
    address: '/restaurant/add',
    fields: restaurant,
    button: 'Create Restaurant',
    call: 'POST /api/restaurants',
  },
  {
    limit: '1 menu',
    address: '/restaurant/r1/menu/add',
    fields: { 'Menu Name': 'Lunch' },
    button: 'Create Menu',
    call: 'POST /api/menus',
  },
  {
    limit: '10 categories',
    address: '/dashboard?tab=categories&new=category',
    fields: { 'Category Name': 'Soups' },
    button: 'Create Category',
    call: 'POST /api/categories',
  },
  {
    limit: '100 items',
    address: '/menu-item/add',
    fields: { Name: 'Tomato soup', Price: '7.50' },
    button: 'Create Menu Item',
    call: 'POST /api/menus/items',
  },
])(
  'beyond $limit the form at $address says so and leads to the plans; what is typed stays',
  async ({ limit, address, fields, button, call }) => {
    const refusal = `Free plan allows only ${limit}. Upgrade to Pro to add more.`;
    const { asked } = answering({ ...oneOfEach, [call]: refused(refusal) });
    renderPage(<Dashboard />, address);
    for (const [label, text] of Object.entries(fields)) {
      await user.type(await screen.findByLabelText(label), text);
    }
    await user.click(screen.getByRole('button', { name: button }));
    const summary = await screen.findByRole('alert');
    expect(within(summary).getByText(refusal)).toBeVisible();
    const link = within(summary).getByRole('link', { name: 'View plans and upgrade' });
    expect(link).toHaveAttribute('href', '/pricing');
    expect(asked.filter((one) => one.call === call)).toHaveLength(1);
    for (const [label, text] of Object.entries(fields)) {
      expect(screen.getByLabelText<HTMLInputElement>(label).value).toBe(text);
    }
  },
);

test('a failure that is not about the plan does not lead to the plans', async () => {
  answering({ ...oneOfEach, 'POST /api/menus': refused('Menu names must be unique', 422) });
  renderPage(<Dashboard />, '/restaurant/r1/menu/add');
  await user.type(await screen.findByLabelText('Menu Name'), 'Lunch');
  await user.click(screen.getByRole('button', { name: 'Create Menu' }));
  expect(await screen.findByText('Menu names must be unique')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'View plans and upgrade' })).toBeNull();
});

test('categories that an import needs beyond the plan lead to the plans too', async () => {
  const refusal = 'Free plan allows only 10 categories. Upgrade to Pro to add more.';
  answering({ ...oneOfEach, 'POST /api/categories': refused(refusal) });
  renderPage(<Dashboard />, '/dashboard?tab=menu-items');
  await user.click(await screen.findByRole('button', { name: 'More for your items' }));
  await user.click(screen.getByRole('button', { name: 'Import items from CSV' }));
  const lines = ['name,price,categories', 'Ravioli,14,Soups', ''].join('\n');
  const file = new File([lines], 'items.csv', { type: 'text/csv' });
  await user.upload(await screen.findByLabelText('CSV file'), file);
  await user.click(await screen.findByRole('button', { name: 'Create this category' }));
  const said = await screen.findByText(new RegExp(refusal));
  const link = within(said).getByRole('link', { name: 'View plans and upgrade' });
  expect(link).toHaveAttribute('href', '/pricing');
});

import { expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { user } from '@menuleaf/shared/testing/user.ts';
import { menuDoc, menuServer } from '../../testing/menu-server.ts';
import { press } from '../../testing/owners-page.tsx';
import { nameOf, names, openEditor } from './open-editor.ts';

test('a number behind a name is asked about, and two prices are made sizes', async () => {
  const server = menuServer(menuDoc({ Rolls: ['Maki'] }));
  openEditor();
  await nameOf('Maki');
  await press('Add a dish to Rolls');
  await user.keyboard('Ebi Nigiri 4');
  await press('Use 4.00 as its price');
  await waitFor(() => expect(server.saved()).toEqual(['Rolls: Maki 5.00, Ebi Nigiri 4.00']));

  const price = screen.getByLabelText('Price of Maki');
  await user.clear(price);
  await user.type(price, '12 / 18');
  await press('Make them sizes');
  expect(await screen.findByLabelText('Name of choice 1')).toHaveFocus();
  const [small, large] = await screen.findAllByLabelText(/^Price of choice/);
  expect([small, large]).toEqual([
    expect.objectContaining({ value: '12' }),
    expect.objectContaining({ value: '18' }),
  ]);
});

test('a row that nobody wrote in is gone once another is begun elsewhere', async () => {
  menuServer(menuDoc({ Starters: ['Soup', 'Bread'], Mains: ['Fish'] }));
  openEditor();
  await nameOf('Soup');
  await press('Add a dish to Starters');
  await press('Add a dish to Mains');
  expect(names()).toEqual(['Starters', 'Soup', 'Bread', 'Mains', 'Fish', '']);
  await press('Add a section');
  expect(names()).toEqual(['Starters', 'Soup', 'Bread', 'Mains', 'Fish', '']);
  expect(screen.getByLabelText('Name of a new section')).toHaveFocus();
});

test('a dish that is moved or removed says so, and an empty row does not count', async () => {
  menuServer(menuDoc({ Starters: ['Soup', 'Bread'], Mains: ['Fish'] }));
  openEditor();
  await nameOf('Soup');
  await press('Add a dish to Starters');
  screen.getByRole('button', { name: 'Move Fish' }).focus();
  await user.keyboard('{ArrowUp}');
  expect(screen.getByText('Fish is number 3 of Starters')).toBeInTheDocument();
  await press('More of Fish');
  await press('Remove');
  expect(screen.getByText('Fish was removed. Undo brings it back.')).toBeInTheDocument();
});

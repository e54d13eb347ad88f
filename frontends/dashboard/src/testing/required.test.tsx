import { screen } from '@testing-library/react';
import { mockServer } from '@menuleaf/shared/testing/mock-server.ts';
import { user } from '@menuleaf/shared/testing/user.ts';
import { oneOfEach } from './one-of-each.ts';
import { openPage } from './owners-page.tsx';

beforeEach(() => {
  mockServer(oneOfEach);
});

const texts = () =>
  [...document.querySelectorAll('form')]
    .flatMap((form) => [...form.querySelectorAll('input, textarea')])
    .filter((field): field is HTMLInputElement => field.matches(':not([type=checkbox])'));
const names = (fields: readonly HTMLInputElement[]) => fields.map(({ name }) => name).toSorted();

/** Opens a form and clears its required fields. */
async function blanked(at: string): Promise<HTMLInputElement[]> {
  openPage(at);
  const form = await screen.findByRole('form');
  // Our own messages replace the browser's.
  expect(form).toHaveAttribute('novalidate');
  const required = texts().filter((field) => field.required);
  for (const field of required) {
    expect(document.querySelector(`label[for="${field.id}"]`)).toHaveAttribute('data-required');
    await user.clear(field);
  }
  return required;
}

test.each([
  ['/restaurant/add', 'Create Restaurant'],
  ['/restaurant/r1/edit', 'Save Changes'],
  ['/restaurant/r1/menu/add', 'Create Menu'],
  ['/menu/m1/edit', 'Save'],
  ['/menu-item/add', 'Create Menu Item'],
  ['/menu-item/i1/edit', 'Update Menu Item'],
])('%s marks what it refuses when it is blank, and nothing else', async (at, save) => {
  const required = await blanked(at);
  await user.click(screen.getByRole('button', { name: save }));
  await screen.findByRole('alert');
  const wrong = texts().filter((field) => field.getAttribute('aria-invalid') === 'true');
  expect(wrong).not.toEqual([]);
  expect(names(wrong)).toEqual(names(required));
});

test.each([
  ['/dashboard?tab=categories&new=category', 'Create Category'],
  ['/category/c1/edit', 'Save Changes'],
])('%s marks the name, without which it cannot be saved', async (at, save) => {
  expect(names(await blanked(at))).toEqual(['name']);
  expect(screen.getByRole('button', { name: save })).toBeDisabled();
});

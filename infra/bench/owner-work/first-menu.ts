import { Thumb } from './thumb.ts';

/** Twelve dishes without descriptions. */
export const bareDishes = [
  ['Olives', '4.50'],
  ['Bread', '3.50'],
  ['Soup', '7.00'],
  ['Burrata', '11.00'],
  ['Trout', '24.00'],
  ['Risotto', '18.00'],
  ['Ravioli', '17.50'],
  ['Steak', '28.00'],
  ['Salad', '9.00'],
  ['Tart', '8.50'],
  ['Sorbet', '6.00'],
  ['Cheese', '12.00'],
] as const;

async function signUp(thumb: Thumb, email: string): Promise<void> {
  const { page } = thumb;
  await page.goto('/register');
  await thumb.waitForScreen(page.getByLabel('Full name'));
  await thumb.fill(page.getByLabel('Full name'), 'Olive Owner');
  await thumb.fill(page.getByLabel('Email'), email);
  await thumb.fill(page.getByLabel('Password', { exact: true }), 'olive-yard');
  await thumb.fill(page.getByLabel('Confirm password', { exact: true }), 'olive-yard');
  await thumb.tap(page.getByRole('main').getByRole('button', { name: 'Sign Up' }));
}

async function nameRestaurant(thumb: Thumb): Promise<void> {
  const { page } = thumb;
  await thumb.waitForScreen(page.getByLabel('Restaurant Name'));
  await thumb.fill(page.getByLabel('Restaurant Name'), 'The Fig Tree');
  await thumb.tap(page.getByRole('button', { name: 'Continue to your dishes' }));
}

async function typeDishes(thumb: Thumb): Promise<void> {
  const { page } = thumb;
  await thumb.waitForScreen(page.getByLabel('Type your first dish'));
  for (const [at, [name, price]] of bareDishes.entries()) {
    await thumb.type(name);
    await thumb.fill(page.getByLabel(`Price of ${name}`), price);
    if (at < bareDishes.length - 1) await thumb.press('Enter');
  }
  await page.getByText('Saved', { exact: true }).waitFor();
}

async function printCode(thumb: Thumb): Promise<void> {
  const { page } = thumb;
  await thumb.tap(page.getByRole('button', { name: 'QR Code' }));
  const print = page.getByRole('dialog').getByRole('button', { name: 'Print it' });
  await thumb.waitForScreen(print);
  await thumb.tap(print);
  await page.locator('iframe[title="Print"]').waitFor({ state: 'attached' });
  await page.keyboard.press('Escape');
}

/** From sign-up to a printed code that leads to twelve dishes. */
export async function firstMenu(thumb: Thumb, email: string): Promise<void> {
  await signUp(thumb, email);
  await nameRestaurant(thumb);
  await typeDishes(thumb);
  await printCode(thumb);
}

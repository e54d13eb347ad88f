import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { mockServer } from '@menuleaf/shared/testing/mock-server.ts';
import { renderPage } from '@menuleaf/shared/testing/render-page.tsx';
import Dashboard from '../remote.tsx';
import { dinner, figTree, fullAccount, pasta, signedIn, soup } from './catalogue-for-tests.ts';

export const edited = { menu: dinner, categories: [], restaurant: null, made: [] };
export const onDinner = { ...soup, categories: [{ id: pasta.id, name: pasta.name }] };

/** An account with one menu that has a soup. */
export const account = (plan: 'free' | 'pro' = 'free') => ({
  ...fullAccount,
  ...signedIn(plan),
  'GET /api/restaurants': { body: [figTree] },
  'GET /api/menus/all-items': { body: { items: [onDinner] } },
  'POST /api/menus/m1/edits': { body: edited },
});

type Answers = Parameters<typeof mockServer>[0];

/** Pastes a menu and parses it. */
export async function bring(user: UserEvent, text: string, answers: Answers = account()) {
  const { asked } = mockServer(answers);
  const page = renderPage(<Dashboard />, '/menu/m1/import');
  await user.click(await screen.findByLabelText('Paste your menu'));
  await user.paste(text);
  await user.click(screen.getByRole('button', { name: 'Read this text' }));
  await screen.findByRole('button', { name: 'Save to the menu' });
  return { ...page, asked };
}

/** The page, before any import. */
export async function openImportPage(answers: Answers = account()) {
  const { asked } = mockServer(answers);
  const page = renderPage(<Dashboard />, '/menu/m1/import');
  await screen.findByLabelText('Paste your menu');
  return { ...page, asked };
}

/** Chooses files. */
export async function bringFile(user: UserEvent, file: File | File[]) {
  const { asked } = mockServer(account());
  const page = renderPage(<Dashboard />, '/menu/m1/import');
  const field = await screen.findByLabelText('Choose files', { selector: 'input' });
  await user.upload(field, file);
  return { ...page, asked };
}

export const sent = (asked: readonly { call: string; body: unknown }[], call: string) =>
  asked.filter((one) => one.call === call).map(({ body }) => body);

export const namesIn = (section: string) =>
  within(screen.getByRole('region', { name: section }))
    .getAllByRole('textbox', { name: /^Name of (?!the section)/ })
    .map((field) => (field instanceof HTMLTextAreaElement ? field.value : ''));

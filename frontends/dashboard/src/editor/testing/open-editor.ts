import { screen, waitFor } from '@testing-library/react';
import { menuServer } from '../../testing/menu-server.ts';
import { openPage } from '../../testing/owners-page.tsx';

/** The editor of the menu that `menuServer` has. */
export const openEditor = () => openPage('/menu/m1/editor');

/** The same of this menu. */
export function openMenu(...menu: Parameters<typeof menuServer>) {
  const server = menuServer(...menu);
  openEditor();
  return server;
}

export const nameOf = (dish: string) => screen.findByLabelText(`Name of ${dish}`);

/** Of sections and dishes, as they stand. */
export const names = () =>
  screen.getAllByLabelText<HTMLInputElement>(/^Name of/).map((field) => field.value);

export const savedAs = (server: ReturnType<typeof menuServer>, lines: string[], timeout = 1000) =>
  waitFor(() => expect(server.saved()).toEqual(lines), { timeout });

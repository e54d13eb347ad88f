import type { Menu } from '@menuleaf/shared/contracts/catalogue/menus/menu.ts';

export type TranslationsProps = {
  menu: Menu;
  /** What its own texts are in. */
  main: string;
  /** One of its further languages. */
  language: string;
};

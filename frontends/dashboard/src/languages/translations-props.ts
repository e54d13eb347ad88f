import type { Menu } from '@menuleaf/shared/contracts/catalogue/menus/menu.ts';

export type TranslationsProps = {
  menu: Menu;
  /** Language of its own texts. */
  main: string;
  /** One of its further languages. */
  language: string;
};

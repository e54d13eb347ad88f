import { queryOptions } from '@tanstack/react-query';
import { client } from '@menuleaf/shared/browser/client/client.ts';
import { translationOperations } from '@menuleaf/shared/contracts/catalogue/menus/translation-calls.ts';
import type { Menu } from '@menuleaf/shared/contracts/catalogue/menus/menu.ts';

export const translations = client(translationOperations);

/** In any language. */
export const translationsOf = (id: string) => ['catalogue', 'translations', id] as const;

/** Always fresh: edits to a stale version would be refused. */
export const translationsQuery = (id: string, language: string) =>
  queryOptions({
    staleTime: 0,
    gcTime: 0,
    queryKey: [...translationsOf(id), language],
    queryFn: ({ signal }) => translations.getTranslations({ params: { id, language } }, signal),
  });

export type TranslationsProps = {
  menu: Menu;
  /** Language of its own texts. */
  main: string;
  /** One of its further languages. */
  language: string;
};

import { queryOptions } from '@tanstack/react-query';
import { client } from '@menuleaf/shared/browser/client/client.ts';
import { translationOperations } from '@menuleaf/shared/contracts/catalogue/menus/translation-calls.ts';

export const translations = client(translationOperations);

/** Always fresh: edits to a stale version would be refused. */
export const translationsQuery = (id: string, language: string) =>
  queryOptions({
    staleTime: 0,
    gcTime: 0,
    queryKey: ['catalogue', 'translations', id, language],
    queryFn: ({ signal }) => translations.getTranslations({ params: { id, language } }, signal),
  });

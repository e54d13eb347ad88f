import type { ChangedTranslation } from '@menuleaf/shared/contracts/catalogue/menus/translation-calls.ts';
import type { OwnersCatalogue, StoredWords } from '@menuleaf/shared/menu/stored-catalogue.ts';
import type { PlanType } from '@menuleaf/shared/plans/plans.ts';
import { notFound } from '@menuleaf/shared/server/http-error.ts';
import { mustNotBeStale, mustBeDistinct, oneOf, withRows } from '../changes/catalogue-edits.ts';
import { changeCatalogue } from '../changes/change-catalogue.ts';
import { mustBeUnlocked } from '../changes/locks.ts';
import type { Handler } from '../context.ts';
import { translationsOf } from './get-translations.ts';
import { mustHaveLanguage, mustBeShown } from './languages-of-menu.ts';
import { mergeWords } from './merge-words.ts';

const kinds = { menu: 'menus', category: 'categories', item: 'items' } as const;

type Row = {
  id: string;
  name: string;
  description: string | null;
  updated_at: string;
  words?: StoredWords | undefined;
};
type Given = { before: OwnersCatalogue; planType: PlanType; now: Date };

/** Throws 404 for what is not on the menu, 403 if locked, 409 if saved since it was read. */
function changedCatalogue(
  { before, planType, now }: Given,
  menuId: string,
  language: string,
  changes: readonly ChangedTranslation[],
): OwnersCatalogue {
  const onMenu = new Set(
    translationsOf({ catalogue: before, planType }, menuId, language).rows.map(({ id }) => id),
  );
  const changed = <R extends Row>(rows: readonly R[], noun: ChangedTranslation['kind']) => {
    const sent = changes.filter(({ kind }) => kind === noun);
    if (sent.length === 0) return [];
    const ids = sent.map(({ id }) => id);
    mustBeUnlocked(kinds[noun], ids, before, planType);
    const rowOf = new Map(rows.map((row) => [row.id, row]));
    return sent.map((change) => {
      const row = rowOf.get(change.id);
      if (!row || !onMenu.has(change.id)) throw notFound('Row of this menu');
      mustNotBeStale(row, change.updated_at);
      return { ...mergeWords(row, language, change), updated_at: now.toISOString() };
    });
  };
  return withRows(before, {
    menus: changed(before.menus, 'menu'),
    categories: changed(before.categories, 'category'),
    items: changed(before.items, 'item'),
  });
}

/** All or nothing. Returns the whole menu in the language. */
export const updateTranslations: Handler<'updateTranslations'> = async (
  { params, body },
  owner,
  context,
) => {
  const { id, language } = params;
  const changed = await changeCatalogue(owner.accountId, context, (given) => {
    const menu = oneOf(given.before, 'menus', id);
    mustHaveLanguage(menu, language);
    mustBeShown(menu, language, given.planType);
    mustBeDistinct(body.rows.map((row) => row.id));
    return { after: changedCatalogue(given, id, language, body.rows) };
  });
  return translationsOf(changed, id, language);
};

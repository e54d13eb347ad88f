import type { TranslationRow } from '@menuleaf/shared/contracts/catalogue/menus/translation-calls.ts';
import { choiceOfKey } from '@menuleaf/shared/menu/prices/choice-key.ts';
import { byId, membersOf } from '@menuleaf/shared/menu/numbered-catalogue.ts';
import type { OwnersCatalogue, StoredWords } from '@menuleaf/shared/menu/stored-catalogue.ts';
import type { PlanType } from '@menuleaf/shared/plans/plans.ts';
import { oneOf } from '../changes/catalogue-edits.ts';
import { lockedIds } from '../replies.ts';
import { read } from '../owners-view.ts';
import type { Handler } from '../context.ts';
import { outdatedFields } from '@menuleaf/shared/menu/translations/outdated-texts.ts';
import { mustHaveLanguage } from './languages-of-menu.ts';

type Row = {
  id: string;
  name: string;
  description: string | null;
  note?: string | null | undefined;
  choices?: readonly { name: string }[] | undefined;
  words?: StoredWords | undefined;
  updated_at: string;
};
type Given = { catalogue: OwnersCatalogue; planType: PlanType };

function rowOf(kind: TranslationRow['kind'], row: Row, language: string): TranslationRow {
  const { of: _of, choices, ...texts } = row.words?.[language] ?? {};
  const named = Object.entries(choices ?? {}).map(([key, text]) => [choiceOfKey(key), text]);
  const words = { ...texts, ...(choices && { choices: Object.fromEntries(named) }) };
  const outdated = outdatedFields(row, language);
  return {
    kind,
    id: row.id,
    original: {
      name: row.name,
      description: row.description,
      note: row.note ?? null,
      choices: (row.choices ?? []).map(({ name }) => name),
    },
    words,
    ...(outdated.length > 0 && { outdated }),
    updated_at: row.updated_at,
  };
}

/** All texts of a menu in display order, each row once. */
export function translationsOf({ catalogue, planType }: Given, menuId: string, language: string) {
  const menu = oneOf(catalogue, 'menus', menuId);
  const { categories, items } = catalogue;
  const itemOf = byId(items);
  const locked = {
    categories: lockedIds(categories, 'categories', planType),
    items: lockedIds(items, 'items', planType),
  };
  const marked = (row: TranslationRow, isLocked: boolean) =>
    isLocked ? { ...row, locked: true as const } : row;
  const rows = membersOf(menu.category_ids, byId(categories)).flatMap((category) => [
    marked(rowOf('category', category, language), locked.categories.has(category.id)),
    ...membersOf(category.item_ids, itemOf).map((item) =>
      marked(rowOf('item', item, language), locked.items.has(item.id)),
    ),
  ]);
  const once = new Map([rowOf('menu', menu, language), ...rows].map((row) => [row.id, row]));
  return { rows: [...once.values()] };
}

export const getTranslations: Handler<'getTranslations'> = async ({ params }, owner, context) => {
  const given = await read(owner.accountId, context);
  mustHaveLanguage(oneOf(given.catalogue, 'menus', params.id), params.language);
  return translationsOf(given, params.id, params.language);
};

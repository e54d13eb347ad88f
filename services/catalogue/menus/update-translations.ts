import type { ChangedTranslation } from '@menuleaf/shared/contracts/catalogue/menus/translation-calls.ts';
import type { OwnersCatalogue, StoredWords } from '@menuleaf/shared/menu/stored-catalogue.ts';
import type { PlanType } from '@menuleaf/shared/plans/plans.ts';
import { notFound, HttpError } from '@menuleaf/shared/server/http-error.ts';
import {
  mustNotBeStale,
  mustBeDistinct,
  oneOf,
  withRows,
  sentFields,
} from '../changes/catalogue-edits.ts';
import { changeCatalogue } from '../changes/change-catalogue.ts';
import { mustBeUnlocked } from '../changes/locks.ts';
import type { Handler } from '../context.ts';
import { translationsOf } from './get-translations.ts';
import { mustHaveLanguage, mustBeShown } from './languages-of-menu.ts';
import { choiceKey } from '@menuleaf/shared/menu/prices/choice-key.ts';
import { originalsOf } from '@menuleaf/shared/menu/translations/outdated-texts.ts';
import { listWordsLimit, wordsLimit } from '../store/transaction-bounds.ts';

type Change = Pick<ChangedTranslation, 'kind' | 'words'>;
type Sent = Change['words'];
type Choices = Readonly<Record<string, string | null>>;
type Row = {
  name: string;
  description: string | null;
  note?: string | null | undefined;
  words?: StoredWords | undefined;
  choices?: readonly { name: string }[] | undefined;
};

/** Without nulls: null clears. */
const present = (fields: object): Record<string, string> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => typeof value === 'string'));

/** Of the dish's current choices. */
function mergeChoices(row: Row, had: Choices = {}, sent: Choices = {}) {
  const names = new Set(row.choices?.map(({ name }) => choiceKey(name)));
  const keyed = Object.entries(sent).map(([name, text]) => [choiceKey(name), text] as const);
  const all = Object.entries({ ...had, ...Object.fromEntries(keyed) }).filter(([name]) =>
    names.has(name),
  );
  return present(Object.fromEntries(all));
}

/** A row's texts in the language: fields not sent are kept. */
function mergeTexts(row: Row, language: string, sent: Sent) {
  const before = row.words?.[language] ?? {};
  const { choices: had, of: _of, ...texts } = before;
  const { choices: chosen, ...others } = { choices: undefined, ...sent };
  const choices = mergeChoices(row, had, chosen);
  const said = present({ ...texts, ...sentFields(others) });
  return {
    ...said,
    ...(Object.keys(choices).length > 0 && { choices }),
    ...originalsOf(row, { ...said, of: before.of }, sentFields(others)),
  };
}

function mustFit({ name }: Row, words: StoredWords, limit: number) {
  if (Buffer.byteLength(JSON.stringify(words)) <= limit) return;
  throw new HttpError(
    422,
    `The texts of “${name}” in all further languages take at most ${limit / 1000} KB.`,
  );
}

/** A row with the sent texts. Throws 422 if they exceed the limit. */
function mergeWords<R extends Row>(row: R, language: string, { kind, words: sent }: Change): R {
  const said = mergeTexts(row, language, sent);
  const { [language]: _before, ...further } = row.words ?? {};
  const words = Object.keys(said).length > 0 ? { ...further, [language]: said } : further;
  mustFit(row, words, kind === 'item' ? wordsLimit : listWordsLimit);
  return { ...row, words };
}

const kinds = { menu: 'menus', category: 'categories', item: 'items' } as const;

/** Throws 404 for what is not on the menu, 403 if locked, 409 if saved since it was read. */
function changedCatalogue(
  { before, planType, now }: { before: OwnersCatalogue; planType: PlanType; now: Date },
  menuId: string,
  language: string,
  changes: readonly ChangedTranslation[],
): OwnersCatalogue {
  const onMenu = new Set(
    translationsOf({ catalogue: before, planType }, menuId, language).rows.map(({ id }) => id),
  );
  const changed = <R extends Row & { id: string; updated_at: string }>(
    rows: readonly R[],
    noun: ChangedTranslation['kind'],
  ) => {
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

import type { ChangedTranslation } from '@menuleaf/shared/contracts/catalogue/menus/translation-calls.ts';
import { choiceKey } from '@menuleaf/shared/menu/prices/choice-key.ts';
import type { StoredWords } from '@menuleaf/shared/menu/stored-catalogue.ts';
import { HttpError } from '@menuleaf/shared/server/http-error.ts';
import { sentFields } from '../changes/catalogue-edits.ts';
import { originalsOf } from './outdated-texts.ts';
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
export function mergeWords<R extends Row>(
  row: R,
  language: string,
  { kind, words: sent }: Change,
): R {
  const said = mergeTexts(row, language, sent);
  const { [language]: _before, ...further } = row.words ?? {};
  const words = Object.keys(said).length > 0 ? { ...further, [language]: said } : further;
  mustFit(row, words, kind === 'item' ? wordsLimit : listWordsLimit);
  return { ...row, words };
}

import type {
  ChangedTranslation,
  TranslationRow,
} from '../../contracts/catalogue/menus/translation-calls.ts';

/** A text of a row, and its original. */
export type TranslationText = {
  row: TranslationRow;
  /** `name`, `description`, `note`, `choice: Glass` */
  field: string;
  original: string;
  said: string;
  /** The original changed since then. */
  isOutdated: boolean;
};

const choice = 'choice: ';

/** Texts to translate: fields without a text in the main language are skipped. */
export const textsOfRow = (row: TranslationRow): TranslationText[] => {
  const { original, words, outdated = [] } = row;
  const plain = (['name', 'description', 'note'] as const).map((field) => ({
    row,
    field,
    original: original[field] ?? '',
    said: words[field] ?? '',
    isOutdated: outdated.includes(field),
  }));
  const choices = original.choices.map((name) => ({
    row,
    field: choice + name,
    original: name,
    said: (words.choices && Object.hasOwn(words.choices, name) && words.choices[name]) || '',
    isOutdated: false,
  }));
  return [...plain, ...choices].filter((text) => text.original !== '');
};

/** Key of a text while it is edited. */
export const keyOfText = ({ row, field }: Pick<TranslationText, 'row' | 'field'>) =>
  `${row.id} ${field}`;

/** The rows changed by typed texts, in the call's format. */
export function changedRows(
  rows: readonly TranslationRow[],
  typed: ReadonlyMap<string, string>,
): ChangedTranslation[] {
  return rows.flatMap((row): ChangedTranslation[] => {
    const texts = textsOfRow(row).flatMap(({ field }) => {
      const text = typed.get(keyOfText({ row, field }));
      return text === undefined ? [] : [[field, text] as const];
    });
    if (texts.length === 0) return [];
    const isChoice = ([field]: readonly [string, string]) => field.startsWith(choice);
    const words = Object.fromEntries(texts.filter((text) => !isChoice(text)));
    const chosen = texts
      .filter(isChoice)
      .map(([field, text]) => [field.slice(choice.length), text]);
    const choices = Object.fromEntries(chosen);
    const { kind, id, updated_at } = row;
    return kind === 'item'
      ? [{ kind, id, updated_at, words: { ...words, ...(chosen.length > 0 && { choices }) } }]
      : [{ kind, id, updated_at, words }];
  });
}

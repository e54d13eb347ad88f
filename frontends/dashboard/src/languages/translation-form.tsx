import { useId, useState, useRef } from 'react';
import type { TranslationRow } from '@menuleaf/shared/contracts/catalogue/menus/translation-calls.ts';
import { languageName } from '@menuleaf/shared/menu/languages.ts';
import {
  keyOfText,
  textsOfRow,
  type TranslationText,
  changedRows,
} from '@menuleaf/shared/menu/translations/translation-texts.ts';
import { Button } from '@menuleaf/shared/ui/button.tsx';
import { ErrorSummary } from '@menuleaf/shared/ui/form/error-summary.tsx';
import { LeaveGuard } from '@menuleaf/shared/ui/form/leave-guard.tsx';
import { toast } from '@menuleaf/shared/ui/toast/toast.ts';
import { Card } from '@menuleaf/shared/ui/page.tsx';
import { planAdvice } from '../parts/limits/plan-limit.tsx';
import styles from './languages.css';
import { PasteAll } from './paste-all.tsx';
import { TextInput } from './text-input.tsx';
import { TranslationFiles } from './translation-files.tsx';
import { type TranslationsProps, translations, translationsQuery } from './translations-api.ts';
import { useQueryClient } from '@tanstack/react-query';
import { detailOf, isStale } from '@menuleaf/shared/browser/client/api-error.ts';
import { menuQuery, useChange } from '../api/catalogue-api.ts';

/** Rows per call: their texts and the rows they belong to must fit one transaction. */
const rowsPerCall = 30;

const stale =
  'Someone else saved some of these in the meantime. What you typed is still here: check it and save again.';

/** Translations typed for a menu, and saving them: what is saved already is not resent. */
function useTranslations(id: string, language: string, rows: readonly TranslationRow[]) {
  const queries = useQueryClient();
  const { mutateAsync } = useChange(translations.updateTranslations);
  const [typed, setTyped] = useState<ReadonlyMap<string, string>>(new Map());
  const [failure, setFailure] = useState<string>();
  const [busy, setBusy] = useState(false);
  const unsaved = useRef(false);
  const keep = (next: ReadonlyMap<string, string>) => {
    unsaved.current = next.size > 0;
    setTyped(next);
  };
  const { queryKey } = translationsQuery(id, language);
  const sendAll = async () => {
    let left = typed;
    const changes = changedRows(rows, typed);
    for (let at = 0; at < changes.length; at += rowsPerCall) {
      const part = changes.slice(at, at + rowsPerCall);
      const saved = await mutateAsync({ params: { id, language }, body: { rows: part } });
      queries.setQueryData(queryKey, saved);
      const sent = new Set(part.map((row) => row.id));
      left = new Map([...left].filter(([key]) => !sent.has(key.split(' ', 1)[0] ?? '')));
      keep(left);
    }
    // Its own texts are part of it: what is saved of it next starts from there.
    await queries.invalidateQueries({ queryKey: menuQuery(id).queryKey });
  };
  const save = async () => {
    setBusy(true);
    setFailure(undefined);
    try {
      await sendAll();
      toast({ title: 'The texts were saved' });
    } catch (error) {
      if (isStale(error)) await queries.invalidateQueries({ queryKey });
      setFailure(
        isStale(error) ? stale : detailOf(error, 'Failed to save the texts. Please try again.'),
      );
    } finally {
      setBusy(false);
    }
  };
  return {
    typed,
    failure,
    busy,
    unsaved,
    save,
    type: (key: string, text: string) => keep(new Map(typed).set(key, text)),
    /** Discards the edit. */
    leave: (key: string) => keep(new Map([...typed].filter(([one]) => one !== key))),
    take: (more: ReadonlyMap<string, string>) => keep(new Map([...typed, ...more])),
  };
}

type Filter = 'all' | 'missing' | 'outdated';

const isShown: Record<Filter, (text: TranslationText) => boolean> = {
  all: () => true,
  missing: ({ said }) => said === '',
  outdated: ({ isOutdated }) => isOutdated,
};

type TextFilterProps = {
  filter: Filter;
  counts: Readonly<Record<Filter, number>>;
  onChange: (filter: Filter) => void;
};

const labels: Record<Filter, string> = {
  all: 'All',
  missing: 'Missing',
  outdated: 'Original changed',
};

function TextFilter({ filter, counts, onChange }: TextFilterProps) {
  const name = useId();
  return (
    <fieldset className={styles['filter']}>
      <legend>Show</legend>
      {(['all', 'missing', 'outdated'] as const).map((one) => (
        <label key={one}>
          <input type="radio" name={name} checked={filter === one} onChange={() => onChange(one)} />{' '}
          {labels[one]} ({counts[one]})
        </label>
      ))}
    </fieldset>
  );
}

/**
 * Lines pasted into the first of these texts, one for each; undefined for a text of its own. A field of several lines
 * takes what fits it alone, unless there is a line for each text to the last. More lines than texts have no places.
 */
function pastedTexts(
  pasted: string,
  texts: readonly TranslationText[],
): ReadonlyMap<string, string> | 'too many' | undefined {
  const lines = pasted.split('\n').flatMap((line) => line.trim() || []);
  const takesLines = ['description', 'note'].includes(texts[0]?.field ?? '');
  if (lines.length < 2 || (takesLines && lines.length !== texts.length)) return undefined;
  if (lines.length > texts.length) return 'too many';
  return new Map(
    texts.slice(0, lines.length).map((text, at) => [keyOfText(text), lines[at] ?? '']),
  );
}

const countWords = ({ missing, outdated, all }: Record<Filter, number>) => {
  const are = missing === 1 ? 'is' : 'are';
  const there =
    missing === 0 ? `All ${all} texts are there.` : `${missing} of ${all} texts ${are} missing.`;
  if (outdated === 0) return there;
  const [noun, own] =
    outdated === 1 ? ['original has', 'its text'] : ['originals have', 'their texts'];
  return `${there} ${outdated} ${noun} changed: guests still read ${own} as it was.`;
};

type TranslationFormProps = TranslationsProps & { rows: readonly TranslationRow[] };

/** Each text beside its original; empty ones fall back to the main language for guests. */
export function TranslationForm({ menu, main, language, rows }: TranslationFormProps) {
  const formId = useId();
  const [filter, setFilter] = useState<Filter>('all');
  const form = useTranslations(menu.id, language, rows);
  const texts = rows.flatMap(textsOfRow);
  const countOf = (of: Filter) => texts.filter(isShown[of]).length;
  const counts = {
    all: texts.length,
    missing: countOf('missing'),
    outdated: countOf('outdated'),
  };
  const shown = texts.filter(isShown[filter]);
  const isLocked = ({ row }: TranslationText) => menu.locked === true || row.locked === true;
  const open = shown.filter((text) => !isLocked(text));
  // What is missing, else what may be wrong.
  const unlocked = texts.filter((text) => !isLocked(text));
  const missing = unlocked.filter(isShown.missing);
  const together = missing.length > 0 ? missing : unlocked.filter(isShown.outdated);
  /** Whether the lines were taken. */
  const fill = (pasted: string, into: readonly TranslationText[]): boolean => {
    const read = pastedTexts(pasted, into);
    if (read === undefined) return false;
    if (read !== 'too many') form.take(read);
    toast({
      title:
        read === 'too many'
          ? 'There are more lines than texts from here on. Nothing was filled in.'
          : `${read.size} texts were filled in. Nothing is saved yet.`,
    });
    return true;
  };
  const name = languageName(language, 'en');
  return (
    <Card title={`Texts in ${name}`}>
      <LeaveGuard unsaved={form.unsaved} />
      <p>
        <output>{countWords(counts)}</output>
      </p>
      <p>Guests read empty texts in {languageName(main, 'en')}.</p>
      {together.length > 1 ? (
        <PasteAll
          texts={together}
          disabled={form.busy}
          onFill={(pasted) => fill(pasted, together)}
        />
      ) : null}
      <TranslationFiles menuName={menu.name} language={language} rows={rows} onRead={form.take} />
      <TextFilter filter={filter} counts={counts} onChange={setFilter} />
      {shown.length === 0 ? <p>Nothing left to translate here.</p> : null}
      <ErrorSummary
        formId={formId}
        errors={{}}
        failure={form.failure}
        advice={planAdvice(form.failure)}
      />
      <ul className={styles['texts']}>
        {shown.map((text) => (
          <li key={keyOfText(text)}>
            <TextInput
              text={text}
              main={main}
              language={language}
              value={form.typed.get(keyOfText(text)) ?? text.said}
              disabled={form.busy || isLocked(text)}
              onPaste={(pasted) => fill(pasted, open.slice(open.indexOf(text)))}
              onType={(typed) => form.type(keyOfText(text), typed)}
              isConfirmed={form.typed.get(keyOfText(text)) === text.said}
              onConfirm={(isRight) =>
                isRight ? form.type(keyOfText(text), text.said) : form.leave(keyOfText(text))
              }
            />
          </li>
        ))}
      </ul>
      <div className={styles['save']}>
        <Button
          tone="primary"
          disabled={form.typed.size === 0}
          busy={form.busy && 'Saving...'}
          onClick={() => void form.save()}
        >
          Save texts
        </Button>
      </div>
    </Card>
  );
}

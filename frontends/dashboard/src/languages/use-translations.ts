import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { detailOf, isStale } from '@menuleaf/shared/browser/client/api-error.ts';
import type { TranslationRow } from '@menuleaf/shared/contracts/catalogue/menus/translation-calls.ts';
import { changedRows } from '@menuleaf/shared/menu/translation-texts.ts';
import { toast } from '@menuleaf/shared/ui/toast/toast.ts';
import { menuQuery, useChange } from '../api/catalogue-api.ts';
import { translations, translationsQuery } from './translations-api.ts';

/** Rows per call: their texts and the rows they belong to must fit one transaction. */
const rowsPerCall = 30;

const stale =
  'Someone else saved some of these in the meantime. What you typed is still here: check it and save again.';

/** Translations typed for a menu, and saving them: what is saved already is not resent. */
export function useTranslations(id: string, language: string, rows: readonly TranslationRow[]) {
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

import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { importLimit } from '@menuleaf/shared/contracts/catalogue/items/new-item-calls.ts';
import { detailOf } from '@menuleaf/shared/browser/client/api-error.ts';
import type { ImportItem } from '@menuleaf/shared/menu/csv/read-items.ts';
import { categoriesQuery, itemsQuery } from '../../api/catalogue-api.ts';
import { newItems } from '../../api/new-items.ts';

type Run = { state: 'idle' | 'running' | 'done'; done: number; failure?: string };

/** Sends the items in batches, each all or nothing. Finished batches stay: a retry sends only the rest. */
export function useImport() {
  const queries = useQueryClient();
  const [run, setRun] = useState<Run>({ state: 'idle', done: 0 });
  const stopped = useRef(false);
  const keyOf = usePartKey();
  const send = async (items: readonly ImportItem[]) => {
    stopped.current = false;
    let { done } = run;
    setRun({ state: 'running', done });
    try {
      for (
        ;
        done < items.length && !stopped.current;
        done = Math.min(done + importLimit, items.length)
      ) {
        setRun({ state: 'running', done });
        const part = items.slice(done, done + importLimit);
        await newItems.importItems({ body: { items: part, idempotency_key: keyOf(done, part) } });
      }
      setRun({ state: done < items.length ? 'idle' : 'done', done });
    } catch (error) {
      const failure = detailOf(error, 'Failed to import. Please try again.');
      setRun({ state: 'idle', done, failure });
    }
    await Promise.all([
      queries.invalidateQueries({ queryKey: itemsQuery.queryKey }),
      queries.invalidateQueries({ queryKey: categoriesQuery.queryKey }),
    ]);
    return done;
  };
  return {
    run,
    send,
    stop: () => void (stopped.current = true),
    reset: () => setRun({ state: 'idle', done: 0 }),
  };
}

/** Idempotency key per batch: a retry after a lost response reuses it, so nothing is duplicated. */
function usePartKey() {
  const last = useRef({ said: '', key: '' });
  return (at: number, part: readonly ImportItem[]): string => {
    const said = JSON.stringify([at, part]);
    if (said !== last.current.said) last.current = { said, key: crypto.randomUUID() };
    return last.current.key;
  };
}

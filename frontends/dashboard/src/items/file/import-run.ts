import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { importLimit } from '@menuleaf/shared/contracts/catalogue/items/new-item-calls.ts';
import { detailOf } from '@menuleaf/shared/browser/client/api-error.ts';
import type { ImportItem } from '@menuleaf/shared/menu/csv/read-items.ts';
import { categoriesQuery, itemsQuery } from '../../api/catalogue-api.ts';
import { newItems } from '../../api/new-items.ts';
import { useOnce } from '../../api/use-once.ts';

type Run = { state: 'idle' | 'running' | 'done'; done: number; failure?: string };

/** Sends the items in batches, each all or nothing. Finished batches stay: a retry sends only the rest. */
export function useImport() {
  const queries = useQueryClient();
  const [run, setRun] = useState<Run>({ state: 'idle', done: 0 });
  const stopped = useRef(false);
  const importItems = useOnce(newItems.importItems);
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
        await importItems({ body: { items: items.slice(done, done + importLimit) } });
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

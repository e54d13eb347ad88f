import { useRef, useState } from 'react';
import { detailOf } from '@menuleaf/shared/browser/client/api-error.ts';
import { client } from '@menuleaf/shared/browser/client/client.ts';
import { importLimit } from '@menuleaf/shared/contracts/catalogue/items/new-item-calls.ts';
import { menuEditOperations } from '@menuleaf/shared/contracts/catalogue/menus/menu-edit-calls.ts';
import type { Menu } from '@menuleaf/shared/contracts/catalogue/menus/menu.ts';
import type { ImportItem } from '@menuleaf/shared/menu/csv/read-items.ts';
import { useInvalidateLists } from '../../api/catalogue-api.ts';
import { newItems } from '../../api/new-items.ts';
import { useOnce } from '../../api/use-once.ts';
import type { ItemUpdate } from './item-updates.ts';

const menuEdits = client(menuEditOperations);

/** One call: all or nothing of so many lines. */
type Batch = { size: number; send: () => Promise<unknown> };
type Run = { state: 'idle' | 'running' | 'done'; batches: number; done: number; failure?: string };

/** Sends batch by batch. Finished ones stay: a retry sends only the rest. */
export function useImport() {
  const readListsAgain = useInvalidateLists();
  const [run, setRun] = useState<Run>({ state: 'idle', batches: 0, done: 0 });
  const stopped = useRef(false);
  const send = async (batches: readonly Batch[]) => {
    stopped.current = false;
    let now = { batches: run.batches, done: run.done };
    setRun({ state: 'running', ...now });
    try {
      for (const batch of batches.slice(now.batches)) {
        if (stopped.current) break;
        await batch.send();
        now = { batches: now.batches + 1, done: now.done + batch.size };
        setRun({ state: 'running', ...now });
      }
      setRun({ state: now.batches < batches.length ? 'idle' : 'done', ...now });
    } catch (error) {
      const failure = detailOf(error, 'Failed to import. Please try again.');
      setRun({ state: 'idle', ...now, failure });
    }
    await readListsAgain();
    return now.batches === batches.length;
  };
  return {
    run,
    send,
    stop: () => void (stopped.current = true),
    reset: () => setRun({ state: 'idle', batches: 0, done: 0 }),
  };
}

/** Items changed in one call: with their places they fit one transaction. */
const updatesPerBatch = 40;

const inBatches = <Thing>(
  things: readonly Thing[],
  size: number,
  send: (some: Thing[]) => Promise<unknown>,
): Batch[] =>
  Array.from({ length: Math.ceil(things.length / size) }, (_, at) => {
    const some = things.slice(at * size, (at + 1) * size);
    return { size: some.length, send: () => send(some) };
  });

/** The calls of an import: one change of the history. Items are changed by way of a menu, which need not hold them. */
export function useCalls(menu: Menu | undefined, part_of: string) {
  const importItems = useOnce(newItems.importItems);
  const editItems = useOnce((edits: Pick<Parameters<typeof menuEdits.editMenu>[0], 'body'>) =>
    menuEdits.editMenu({ params: { id: menu?.id ?? '' }, ...edits }),
  );
  return (added: readonly ImportItem[], updates: readonly ItemUpdate[]): Batch[] => [
    ...inBatches(added, importLimit, (items) => importItems({ body: { items, part_of } })),
    ...inBatches(updates, updatesPerBatch, (some) =>
      editItems({ body: { edits: some.flatMap(({ edits }) => edits), part_of } }),
    ),
  ];
}

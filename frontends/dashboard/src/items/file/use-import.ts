import { useRef, useState } from 'react';
import { detailOf } from '@menuleaf/shared/browser/client/api-error.ts';
import { client } from '@menuleaf/shared/browser/client/client.ts';
import { importLimit } from '@menuleaf/shared/contracts/catalogue/items/new-item-calls.ts';
import { menuEditOperations } from '@menuleaf/shared/contracts/catalogue/menus/menu-edit-calls.ts';
import type { Menu } from '@menuleaf/shared/contracts/catalogue/menus/menu.ts';
import { useInvalidateLists } from '../../api/catalogue-api.ts';
import { newItems } from '../../api/new-items.ts';
import { useOnce } from '../../api/use-once.ts';
import type { Planned } from './item-updates.ts';

const menuEdits = client(menuEditOperations);

/** One call: all or nothing of so many lines. */
type Batch = { lines: readonly Planned[]; send: () => Promise<unknown> };
type Run = {
  state: 'idle' | 'running' | 'done';
  /** Lines that the server has; what is done with the others may change meanwhile. */
  sent: readonly Planned[];
  failure?: string;
};

/** Sends batch by batch. Finished ones stay: a retry sends only lines that were not sent. */
export function useImport() {
  const readListsAgain = useInvalidateLists();
  const [run, setRun] = useState<Run>({ state: 'idle', sent: [] });
  const stopped = useRef(false);
  const send = async (batches: readonly Batch[]): Promise<readonly Planned[] | undefined> => {
    stopped.current = false;
    let { sent } = run;
    let failure: string | undefined;
    setRun({ state: 'running', sent });
    try {
      for (const batch of batches) {
        if (stopped.current) break;
        await batch.send();
        sent = [...sent, ...batch.lines];
        setRun({ state: 'running', sent });
      }
    } catch (error) {
      failure = detailOf(error, 'Failed to import. Please try again.');
    }
    const isDone = failure === undefined && !stopped.current;
    setRun({ state: isDone ? 'done' : 'idle', sent, ...(failure && { failure }) });
    await readListsAgain();
    return isDone ? sent : undefined;
  };
  return {
    run,
    send,
    stop: () => void (stopped.current = true),
    reset: () => setRun({ state: 'idle', sent: [] }),
  };
}

/** Items changed in one call: with their places they fit one transaction. */
const updatesPerBatch = 40;

const inBatches = (
  lines: readonly Planned[],
  size: number,
  send: (some: readonly Planned[]) => Promise<unknown>,
): Batch[] =>
  Array.from({ length: Math.ceil(lines.length / size) }, (_, at) => {
    const some = lines.slice(at * size, (at + 1) * size);
    return { lines: some, send: () => send(some) };
  });

/** The calls of an import: one change of the history. Items are changed by way of a menu, which need not hold them. */
export function useCalls(menu: Menu | undefined, part_of: string) {
  const importItems = useOnce(newItems.importItems);
  const editItems = useOnce((edits: Pick<Parameters<typeof menuEdits.editMenu>[0], 'body'>) =>
    menuEdits.editMenu({ params: { id: menu?.id ?? '' }, ...edits }),
  );
  return (lines: readonly Planned[]): Batch[] => [
    ...inBatches(
      lines.filter(({ update }) => !update),
      importLimit,
      (some) => importItems({ body: { items: some.map(({ item }) => item), part_of } }),
    ),
    ...inBatches(
      lines.filter(({ update }) => update),
      updatesPerBatch,
      (some) =>
        editItems({ body: { edits: some.flatMap(({ update }) => update?.edits ?? []), part_of } }),
    ),
  ];
}

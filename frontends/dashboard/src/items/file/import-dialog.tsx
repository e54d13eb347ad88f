import { useMemo, useState, useRef } from 'react';
import type { Category } from '@menuleaf/shared/contracts/catalogue/category.ts';
import type { Item } from '@menuleaf/shared/contracts/catalogue/items/item.ts';
import type { Menu } from '@menuleaf/shared/contracts/catalogue/menus/menu.ts';
import { asNamed, readItems, type ImportItem } from '@menuleaf/shared/menu/csv/read-items.ts';
import { Button } from '@menuleaf/shared/ui/button.tsx';
import { Dialog } from '@menuleaf/shared/ui/dialog.tsx';
import { toast } from '@menuleaf/shared/ui/toast/toast.ts';
import { useMoney } from '../../parts/money.ts';
import { planAdvice } from '../../parts/limits/plan-limit.tsx';
import styles from '../../parts/styles/bulk.css';
import { ImportPreview } from './import-preview.tsx';
import { Download } from 'lucide-react';
import { template } from '@menuleaf/shared/menu/csv/write-items.ts';
import { saveFile } from '@menuleaf/shared/browser/save-file.ts';
import { CsvField } from '../../parts/file-field.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { importLimit } from '@menuleaf/shared/contracts/catalogue/items/new-item-calls.ts';
import { detailOf } from '@menuleaf/shared/browser/client/api-error.ts';
import { categoriesQuery, itemsQuery } from '../../api/catalogue-api.ts';
import { newItems } from '../../api/new-items.ts';
import { useOnce } from '../../api/use-once.ts';

type Run = { state: 'idle' | 'running' | 'done'; done: number; failure?: string };

/** Sends the items in batches, each all or nothing. Finished batches stay: a retry sends only the rest. */
function useImport() {
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

const columnsHelp =
  'A line for each item, with the columns of the template; only name and price are needed. Several categories are separated by |. A dish in several sizes has them in choices: Glass=8; Bottle=32. A price can also be “from 8”, “market price” or “no price”.';

const TemplateButton = () => (
  <div>
    <Button
      onClick={() =>
        saveFile('menu-items-template.csv', new Blob([template], { type: 'text/csv' }))
      }
    >
      <Download size={18} aria-hidden="true" />
      Download template
    </Button>
  </div>
);

type ImportDialogProps = {
  items: readonly Item[];
  categories: readonly Category[];
  menus: readonly Menu[];
  onClose: () => void;
};

/** Imports a file: previews what is added and what cannot be, then sends it with progress. */
export default function ImportDialog({ items, categories, menus, onClose }: ImportDialogProps) {
  const { decimals } = useMoney();
  const [file, setFile] = useState<string>();
  const [known] = useState(() => new Set(items.map(({ name }) => asNamed(name))));
  const [skipKnown, setSkipKnown] = useState(true);
  const { run, send, stop, reset } = useImport();
  const read = useMemo(
    () => (file === undefined ? undefined : readItems(file, categories, decimals)),
    [file, categories, decimals],
  );
  const isKnown = ({ name }: { name: string }) => known.has(asNamed(name));
  const good = read?.good.map(({ item }) => item) ?? [];
  const wanted = skipKnown ? good.filter((item) => !isKnown(item)) : good;
  const running = run.state === 'running';
  const start = async () => {
    const done = await send(wanted);
    if (done < wanted.length) return;
    toast({ title: done === 1 ? '1 item was imported' : `${done} items were imported` });
    onClose();
  };
  const count = wanted.length - run.done;
  return (
    <Dialog
      open
      large
      title="Import items from CSV"
      onClose={() => (running ? undefined : onClose())}
      actions={
        <>
          <Button onClick={running ? stop : onClose}>{running ? 'Stop' : 'Cancel'}</Button>
          <Button
            tone="primary"
            disabled={count <= 0}
            busy={running && 'Importing...'}
            onClick={() => void start()}
          >
            Import {count === 1 ? '1 item' : `${Math.max(0, count)} items`}
          </Button>
        </>
      }
    >
      <CsvField
        label="CSV file"
        help={columnsHelp}
        disabled={running}
        onText={(text) => {
          reset();
          setFile(text);
        }}
      />
      {read ? null : <TemplateButton />}
      <div role="alert" className={styles['alert']}>
        {run.failure ? `${run.done} items were imported. ${run.failure} ` : null}
        {planAdvice(run.failure)}
      </div>
      {running ? (
        <progress
          className={styles['progress']}
          aria-label="Items imported"
          max={wanted.length}
          value={run.done}
        />
      ) : null}
      {read ? (
        <ImportPreview
          read={read}
          menus={menus}
          known={good.filter(isKnown).length}
          skipKnown={skipKnown}
          onSkipKnown={setSkipKnown}
        />
      ) : null}
    </Dialog>
  );
}

import { useMemo, useState } from 'react';
import type { Category } from '@menuleaf/shared/contracts/catalogue/category.ts';
import type { Item } from '@menuleaf/shared/contracts/catalogue/items/item.ts';
import type { Menu } from '@menuleaf/shared/contracts/catalogue/menus/menu.ts';
import { asNamed, readItems } from '@menuleaf/shared/menu/csv/read-items.ts';
import { Button } from '@menuleaf/shared/ui/button.tsx';
import { Dialog } from '@menuleaf/shared/ui/dialog.tsx';
import { toast } from '@menuleaf/shared/ui/toast/toast.ts';
import { useMoney } from '../../parts/money.ts';
import { planAdvice } from '../../parts/limits/plan-limit.tsx';
import styles from '../../parts/styles/bulk.css';
import { ImportFile, TemplateButton } from './import-file.tsx';
import { useImport } from './import-run.ts';
import { ImportPreview } from './import-preview.tsx';

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
      <ImportFile
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

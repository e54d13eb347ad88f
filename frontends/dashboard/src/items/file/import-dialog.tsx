import { Download } from 'lucide-react';
import { useMemo, useState } from 'react';
import type { Category } from '@menuleaf/shared/contracts/catalogue/category.ts';
import type { Item } from '@menuleaf/shared/contracts/catalogue/items/item.ts';
import type { Menu } from '@menuleaf/shared/contracts/catalogue/menus/menu.ts';
import { saveFile } from '@menuleaf/shared/browser/save-file.ts';
import { readItems } from '@menuleaf/shared/menu/csv/read-items.ts';
import { template } from '@menuleaf/shared/menu/csv/write-items.ts';
import { Button } from '@menuleaf/shared/ui/button.tsx';
import { Dialog } from '@menuleaf/shared/ui/dialog.tsx';
import { toast } from '@menuleaf/shared/ui/toast/toast.ts';
import { CsvField } from '../../parts/file-field.tsx';
import { planAdvice } from '../../parts/limits/plan-limit.tsx';
import { useMoney } from '../../parts/money.ts';
import styles from '../../parts/styles/bulk.css';
import { ImportPreview, KnownLines } from './import-preview.tsx';
import { type ForKnown, linesOf, type Planned, planOf } from './item-updates.ts';
import { useCalls, useImport } from './use-import.ts';

const items = (count: number) => (count === 1 ? '1 item' : `${count} items`);

/** How many are added, and how many updated. */
function countsOf(lines: readonly Planned[]): [number, number] {
  const updated = lines.filter(({ update }) => update).length;
  return [lines.length - updated, updated];
}

/** `Import 3 items and update 5`. */
const buttonWords = (added: number, updated: number) =>
  updated === 0
    ? `Import ${items(added)}`
    : added === 0
      ? `Update ${items(updated)}`
      : `Import ${items(added)} and update ${updated}`;

/** `3 items were imported and 5 updated`. */
function doneWords(added: number, updated: number): string {
  const were = (count: number) => `${items(count)} ${count === 1 ? 'was' : 'were'}`;
  if (updated === 0) return `${were(added)} imported`;
  return added === 0
    ? `${were(updated)} updated`
    : `${were(added)} imported and ${updated} updated`;
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

/** Imports a file: previews what is added, what is changed and what cannot be, then sends it with progress. */
export default function ImportDialog({
  items: all,
  categories,
  menus,
  onClose,
}: ImportDialogProps) {
  const { decimals, format } = useMoney();
  const [file, setFile] = useState<string>();
  // Before anything was sent: a retry sends only the rest.
  const [items] = useState(all);
  const [part_of] = useState(() => crypto.randomUUID());
  const [menu] = menus;
  const [forKnown, setForKnown] = useState<ForKnown>(menu ? 'update' : 'skip');
  const { run, send, stop, reset } = useImport();
  const callsOf = useCalls(menu, part_of);
  const read = useMemo(
    () => (file === undefined ? undefined : readItems(file, categories, decimals)),
    [file, categories, decimals],
  );
  const lines = useMemo(
    () => (read ? linesOf(read, items, { categories, format }) : []),
    [read, items, categories, format],
  );
  const planned = useMemo(() => {
    const sent = new Set(run.sent.map(({ id }) => id));
    return planOf(lines, forKnown).filter(({ id }) => !sent.has(id));
  }, [lines, forKnown, run.sent]);
  const running = run.state === 'running';
  const start = async () => {
    const sent = await send(callsOf(planned));
    if (!sent) return;
    toast({ title: doneWords(...countsOf(sent)) });
    onClose();
  };
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
            disabled={planned.length === 0}
            busy={running && 'Importing...'}
            onClick={() => void start()}
          >
            {buttonWords(...countsOf(planned))}
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
        {run.failure ? `${run.sent.length} items were imported. ${run.failure} ` : null}
        {planAdvice(run.failure)}
      </div>
      {running ? (
        <progress
          className={styles['progress']}
          aria-label="Items imported"
          max={run.sent.length + planned.length}
          value={run.sent.length}
        />
      ) : null}
      {read ? (
        <ImportPreview read={read} menus={menus} part_of={part_of} planned={planned}>
          <KnownLines lines={lines} mayUpdate={menu !== undefined} bind={[forKnown, setForKnown]} />
        </ImportPreview>
      ) : null}
    </Dialog>
  );
}

import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { detailOf } from '@menuleaf/shared/browser/client/api-error.ts';
import { saveFile } from '@menuleaf/shared/browser/save-file.ts';
import { Button } from '@menuleaf/shared/ui/button.tsx';
import form from '@menuleaf/shared/ui/form/form-panel.css';
import { toast } from '@menuleaf/shared/ui/toast/toast.ts';
import { identity } from '../identity-api.ts';

export function ExportData() {
  const { mutate, isPending } = useMutation({
    mutationFn: async () => save(await everything()),
    onError: (error) =>
      toast({ title: detailOf(error, 'The export failed. Please try again.'), tone: 'danger' }),
  });
  return (
    <>
      <p>Everything we hold for you, as one JSON file: account, restaurants, menus and items.</p>
      <div className={form['actions']}>
        <Button busy={isPending && 'Exporting...'} onClick={() => mutate()}>
          <Download size={18} aria-hidden="true" />
          Export my data
        </Button>
      </div>
    </>
  );
}

/** Loads all pages of the export; the owner gets one file. */
async function everything() {
  const { next_cursor, ...first } = await identity.exportData();
  const items = [...first.items];
  for (let cursor = next_cursor; cursor;) {
    const page = await identity.exportData({ query: { cursor } });
    items.push(...page.items);
    cursor = page.next_cursor;
  }
  return { ...first, items };
}

function save(data: unknown): void {
  const text = JSON.stringify(data, undefined, 2);
  saveFile('menuleaf-export.json', new Blob([text], { type: 'application/json' }));
}

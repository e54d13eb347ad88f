import * as z from '@menuleaf/shared/contracts/schema.ts';
import { sheetColumnsName } from '@menuleaf/shared/browser/storage-names.ts';
import { guessLayout, type Layout } from '../parse/sheet/layout.ts';
import { keepPreference, preference } from '../../parts/preference.ts';
import { sheetColumns } from '../parse/sheet/sheet-column.ts';

const layouts = z.record(z.string(), z.array(z.enum(sheetColumns)));

/** Sheets with the same first row share a layout. */
const headOf = (rows: readonly string[][]) => JSON.stringify(rows[0] ?? []).toLowerCase();

function storedLayouts(): Record<string, Layout['columns']> {
  try {
    return layouts.safeParse(JSON.parse(preference(sheetColumnsName) ?? '{}')).data ?? {};
  } catch {
    return {};
  }
}

/** The owner's last layout for such a sheet on this device, else a guess. */
export function layoutOf(rows: readonly string[][]): Layout {
  const guessed = guessLayout(rows);
  const columns = guessed.hasHeader ? storedLayouts()[headOf(rows)] : undefined;
  return columns?.length === guessed.columns.length
    ? { hasHeader: guessed.hasHeader, columns }
    : guessed;
}

export function keepLayout(rows: readonly string[][], { hasHeader, columns }: Layout): void {
  if (!hasHeader) return;
  keepPreference(sheetColumnsName, JSON.stringify({ ...storedLayouts(), [headOf(rows)]: columns }));
}

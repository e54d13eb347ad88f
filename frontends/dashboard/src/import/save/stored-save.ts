import * as z from '@menuleaf/shared/contracts/schema.ts';
import { importKey } from '@menuleaf/shared/browser/session/unsent.ts';
import type { SaveStep } from './plan.ts';

/** A save in progress: its steps, how many are done, and the created ids. */
export type StoredSave = {
  steps: SaveStep[];
  done: number;
  ids: Record<string, string>;
  /** Dishes whose price somebody else had changed, so that it was left. */
  skipped?: readonly string[] | undefined;
  /** The history shows and undoes its calls as one. */
  part_of?: string | undefined;
};

const shape = z.object({
  steps: z.array(
    z.custom<SaveStep>((step) => typeof step === 'object' && step !== null && 'do' in step),
  ),
  done: z.number(),
  ids: z.record(z.string(), z.string()),
  skipped: z.optional(z.array(z.string())),
  part_of: z.optional(z.string()),
});

/** On this device, so it can resume after a reload or lost connection. */
export function keep(menuId: string, save: StoredSave): void {
  try {
    localStorage.setItem(importKey(menuId), JSON.stringify(save));
  } catch {
    // Full or forbidden: the save continues, but not after a reload.
  }
}

export function readSave(menuId: string): StoredSave | undefined {
  try {
    const read = shape.safeParse(JSON.parse(localStorage.getItem(importKey(menuId)) ?? 'null'));
    return read.success && read.data.done < read.data.steps.length ? read.data : undefined;
  } catch {
    return undefined;
  }
}

export const forget = (menuId: string): void => localStorage.removeItem(importKey(menuId));

import { ApiError } from '@menuleaf/shared/browser/client/api-error.ts';
import { forPage } from './names.ts';
import type { Service } from './autosave.ts';
import { openedWith, type Editing } from './state.ts';
import type { UnsentStore } from './unsent.ts';

const isRefused = (error: unknown) =>
  error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429;

/** Loads a menu and restores unsaved edits: a call with an unknown outcome is first retried verbatim. */
export async function loadMenu(
  service: Service,
  unsent: UnsentStore,
  decimals: number,
): Promise<Editing> {
  const kept = unsent.read();
  if (!kept) return openedWith(await service.content(), decimals);
  const { call, ...rest } = kept;
  if (!call) return openedWith(await service.content(), decimals, rest);
  try {
    const saved = await service.edit(call);
    const made = Object.fromEntries(saved.made.map(({ ref, id }) => [ref, id]));
    return openedWith(saved, decimals, { ...rest, ids: { ...rest.ids, ...made } });
  } catch (error) {
    if (!isRefused(error)) throw error;
    const edits = [...forPage(call.edits, rest.ids), ...rest.edits];
    return openedWith(await service.content(), decimals, { ...rest, edits });
  }
}

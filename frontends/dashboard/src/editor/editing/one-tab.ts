import { unsentStore, type UnsentStore } from './unsent.ts';

/** Menus that this tab keeps unsaved edits of; held until the tab is closed. */
const own = new Set<string>();

const nowhere: UnsentStore = { read: () => undefined, keep: () => undefined };

function isHeld(name: string): Promise<boolean> {
  return new Promise((answer) => {
    const hold = (lock: Lock | null) => {
      answer(lock !== null);
      return lock ? new Promise<void>(() => undefined) : undefined;
    };
    void navigator.locks.request(name, { ifAvailable: true }, hold);
  });
}

/** Of several tabs with one menu one keeps its edits on the device: two would send each other's a second time. */
export async function unsentOn(ownerId: string, menuId: string): Promise<UnsentStore> {
  const name = `menuleaf-editor:${ownerId}:${menuId}`;
  if (!own.has(name) && 'locks' in navigator && !(await isHeld(name))) return nowhere;
  own.add(name);
  return unsentStore(ownerId, menuId);
}

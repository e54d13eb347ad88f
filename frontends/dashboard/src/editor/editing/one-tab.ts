import { unsentStore, type UnsentStore } from './unsent.ts';

/** Menus whose unsaved edits this tab persists, until it is closed. */
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

/** Only one tab per menu persists edits on the device: two would resend each other's. */
export async function acquireUnsentStore(ownerId: string, menuId: string): Promise<UnsentStore> {
  const name = `menuleaf-editor:${ownerId}:${menuId}`;
  if (!own.has(name) && 'locks' in navigator && !(await isHeld(name))) return nowhere;
  own.add(name);
  return unsentStore(ownerId, menuId);
}

export type ToastMessage = {
  title: string;
  tone?: 'plain' | 'danger';
  /** Such as Undo. */
  action?: { label: string; run: () => void };
  /** Display time in ms; longer if there is something to undo. */
  forMs?: number;
  /** Id of its subject: a newer message about it replaces this one. */
  about?: string;
  /** Whether it outlives its page, as a promised undo does. */
  staysOnLeaving?: boolean;
};

/** Toasts to dismiss: those about one thing, of the page being left, or of a user who signed out. */
export type ToastEnd = { about: string } | 'page' | 'account';

/** How long a deletion can be undone, in ms. */
export const undoForMs = 10_000;

declare global {
  interface WindowEventMap {
    'menuleaf:toast': CustomEvent<ToastMessage>;
    'menuleaf:toast-end': CustomEvent<ToastEnd>;
  }
}

/** Shows a toast; on the window, since the shell renders those of all remotes. */
export function toast(message: ToastMessage): void {
  if (message.about !== undefined) endToasts({ about: message.about });
  window.dispatchEvent(new CustomEvent('menuleaf:toast', { detail: message }));
}

/** Dismisses outdated toasts, with their Undo or link. */
export function endToasts(end: ToastEnd): void {
  window.dispatchEvent(new CustomEvent('menuleaf:toast-end', { detail: end }));
}

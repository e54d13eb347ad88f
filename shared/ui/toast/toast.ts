export type ToastMessage = {
  title: string;
  tone?: 'plain' | 'danger';
  /** Such as Undo. */
  action?: { label: string; run: () => void };
  /** How long it stays, in ms; longer where there is something to take back. */
  forMs?: number;
  /** The id of what it is about: a newer message about the same takes its place. */
  about?: string;
  /** Whether it outlives the page that it was said on, as a promised undo does. */
  staysOnLeaving?: boolean;
};

/** Which messages have nothing more to say: those about one thing, of the page that is left, or of who has left. */
export type ToastEnd = { about: string } | 'page' | 'account';

/** How long a deletion can be taken back, in ms. */
export const undoForMs = 10_000;

declare global {
  interface WindowEventMap {
    'menuleaf:toast': CustomEvent<ToastMessage>;
    'menuleaf:toast-end': CustomEvent<ToastEnd>;
  }
}

/** Shows a short message at the edge; on the window, since the shell draws those of all remotes. */
export function toast(message: ToastMessage): void {
  if (message.about !== undefined) endToasts({ about: message.about });
  window.dispatchEvent(new CustomEvent('menuleaf:toast', { detail: message }));
}

/** Takes away what no longer holds, with its Undo or its way to what is gone. */
export function endToasts(end: ToastEnd): void {
  window.dispatchEvent(new CustomEvent('menuleaf:toast-end', { detail: end }));
}

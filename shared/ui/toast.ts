export type ToastMessage = {
  title: string;
  tone?: 'plain' | 'danger';
  /** Such as Undo. */
  action?: { label: string; run: () => void };
  /** How long it stays, in ms; longer where there is something to take back. */
  forMs?: number;
};

/** How long a deletion can be taken back, in ms. */
export const undoForMs = 10_000;

declare global {
  interface WindowEventMap {
    'menuleaf:toast': CustomEvent<ToastMessage>;
  }
}

/** Shows a short message at the edge; on the window, since the shell draws those of all remotes. */
export function toast(message: ToastMessage): void {
  window.dispatchEvent(new CustomEvent('menuleaf:toast', { detail: message }));
}

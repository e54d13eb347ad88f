export type ToastMessage = {
  title: string;
  tone?: 'plain' | 'danger';
  /** Such as Undo. */
  action?: { label: string; run: () => void };
};

declare global {
  interface WindowEventMap {
    'menuleaf:toast': CustomEvent<ToastMessage>;
  }
}

/** Shows a short message at the edge; on the window, since the shell draws those of all remotes. */
export function toast(message: ToastMessage): void {
  window.dispatchEvent(new CustomEvent('menuleaf:toast', { detail: message }));
}

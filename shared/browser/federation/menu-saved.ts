const word = 'menuleaf:menu-saved';

/** Tells one of our pages in a frame that its menu was saved. */
export function announceMenuSaved(page: Window): void {
  page.postMessage(word, window.location.origin);
}

export function onMenuSaved(listen: () => void): () => void {
  const hear = ({ data, origin }: MessageEvent) => {
    if (data === word && origin === window.location.origin) listen();
  };
  window.addEventListener('message', hear);
  return () => window.removeEventListener('message', hear);
}

const signedOutEvent = 'menuleaf:signed-out';

/** Fired after a 401 response; on the window, so that the shell hears every remote. */
export function announceSignedOut(): void {
  window.dispatchEvent(new Event(signedOutEvent));
}

export function onSignedOut(listen: () => void): () => void {
  window.addEventListener(signedOutEvent, listen);
  return () => window.removeEventListener(signedOutEvent, listen);
}

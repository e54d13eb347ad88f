const signedOutEvent = 'menuleaf:signed-out';

/** Said by a call that the server answers with 401; on the window, so that the shell hears every remote. */
export function announceSignedOut(): void {
  window.dispatchEvent(new Event(signedOutEvent));
}

export function onSignedOut(listen: () => void): () => void {
  window.addEventListener(signedOutEvent, listen);
  return () => window.removeEventListener(signedOutEvent, listen);
}

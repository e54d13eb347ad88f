const storageKey = 'cookie-consent';

/** What was answered, undefined while nothing was. Storage that is refused counts as declined. */
export function consent(): string | undefined {
  try {
    return localStorage.getItem(storageKey) ?? undefined;
  } catch {
    return 'declined';
  }
}

export function keepConsent(choice: 'accepted' | 'declined'): void {
  localStorage.setItem(storageKey, choice);
}

const answerKey = 'cookie-consent';
const answeredAtKey = 'cookie-consent-at';
/** After a year the question is asked again, as the privacy page says. */
const validForMs = 365 * 86_400_000;

/** What was answered, undefined while nothing was. Storage that is refused counts as declined. */
export function consent(now = Date.now()): string | undefined {
  try {
    const answeredAt = Number(localStorage.getItem(answeredAtKey) ?? now);
    if (now - answeredAt > validForMs) return undefined;
    return localStorage.getItem(answerKey) ?? undefined;
  } catch {
    return 'declined';
  }
}

export function keepConsent(choice: 'accepted' | 'declined'): void {
  localStorage.setItem(answerKey, choice);
  localStorage.setItem(answeredAtKey, String(Date.now()));
}

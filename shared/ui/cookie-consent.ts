import { consentAtName, consentName } from '../browser/storage-names.ts';

/** Consent expires after a year, as the privacy page says. */
const validForMs = 365 * 86_400_000;

/**
 * The answer to the cookie prompt, undefined if there is none. Blocked storage counts as declined; for an answer
 * without a time, the year starts when it is first read.
 */
export function consent(now = Date.now()): string | undefined {
  try {
    const answer = localStorage.getItem(consentName) ?? undefined;
    const answeredAt = localStorage.getItem(consentAtName);
    if (answer && !answeredAt) localStorage.setItem(consentAtName, String(now));
    return now - Number(answeredAt ?? now) > validForMs ? undefined : answer;
  } catch {
    return 'declined';
  }
}

export function keepConsent(choice: 'accepted' | 'declined', now = Date.now()): void {
  localStorage.setItem(consentName, choice);
  localStorage.setItem(consentAtName, String(now));
}

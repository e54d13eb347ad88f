import { consentAtName, consentName } from '../browser/storage-names.ts';

/** After a year the question is asked again, as the privacy page says. */
const validForMs = 365 * 86_400_000;

/**
 * What was answered to the question about cookies, undefined while nothing was. Storage that is refused counts as
 * declined; the year of an answer that says no time begins when it is first read.
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

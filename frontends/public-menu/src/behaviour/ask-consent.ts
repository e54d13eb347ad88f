import { make } from './make.ts';

/** The shell asks by the same key; the time of an answer is its own, and an old one would outlast this answer. */
const answerKey = 'cookie-consent';
const answeredAtKey = 'cookie-consent-at';
const validForMs = 365 * 86_400_000;
const delayMs = 1000;

function isAnswered(): boolean {
  try {
    const at = Number(localStorage.getItem(answeredAtKey) ?? Date.now());
    return localStorage.getItem(answerKey) !== null && Date.now() - at < validForMs;
  } catch {
    // Storage that is refused counts as declined.
    return true;
  }
}

/** The question about cookies, a second after the page has loaded, until it is answered. */
export function askConsent(root: HTMLElement) {
  if (isAnswered()) return;
  const banner = make('section', { class: 'cookies', 'aria-label': 'Cookies' });
  const choice = (label: string, answer: string) => {
    const button = make('button', { type: 'button' }, label);
    button.addEventListener('click', () => {
      localStorage.setItem(answerKey, answer);
      localStorage.removeItem(answeredAtKey);
      banner.remove();
    });
    return button;
  };
  banner.append(
    // Short lines: no text of the banner is the largest that the page paints.
    make('p', {}, 'This page works without cookies.'),
    make('a', { href: '/privacy' }, 'Privacy policy'),
    make('div', {}, choice('Decline', 'declined'), choice('Accept All', 'accepted')),
  );
  const show = () => setTimeout(() => root.append(banner), delayMs);
  if (document.readyState === 'complete') show();
  else window.addEventListener('load', show);
}

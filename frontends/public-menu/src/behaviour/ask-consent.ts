import { consent, keepConsent } from '@menuleaf/shared/ui/cookie-consent.ts';
import { make } from './make.ts';

const delayMs = 1000;

/** The question about cookies, a second after the page has loaded, until it is answered. */
export function askConsent(root: HTMLElement) {
  if (consent() !== undefined) return;
  const banner = make('section', { class: 'cookies', 'aria-label': 'Cookies' });
  const choice = (label: string, answer: 'accepted' | 'declined') => {
    const button = make('button', { type: 'button' }, label);
    button.addEventListener('click', () => {
      keepConsent(answer);
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

import { consent, keepConsent } from '@menuleaf/shared/ui/cookie-consent.ts';
import { firstWords } from '../words/first-words.ts';
import { make } from './make.ts';
import { wordsOf } from './words-of.ts';

const delayMs = 1000;

/** The cookie banner, a second after the page has loaded, until it is answered. */
export function askConsent(root: HTMLElement) {
  if (consent() !== undefined) return;
  const words = wordsOf(root, firstWords);
  const banner = make('section', { class: 'cookies', 'aria-label': words.privacy });
  const choice = (label: string, answer: 'accepted' | 'declined') => {
    const button = make('button', { type: 'button' }, label);
    button.addEventListener('click', () => {
      keepConsent(answer);
      banner.remove();
    });
    return button;
  };
  banner.append(
    make('a', { href: '/privacy', title: words.privacy }, words.cookies),
    choice(words.decline, 'declined'),
    choice(words.accept, 'accepted'),
  );
  const show = () => setTimeout(() => root.append(banner), delayMs);
  if (document.readyState === 'complete') show();
  else addEventListener('load', show);
}

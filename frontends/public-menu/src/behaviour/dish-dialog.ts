import { imageFormats, largeImageSet, largeImageUrl } from '@menuleaf/shared/menu/images.ts';
import { interpolate } from '@menuleaf/shared/menu/interpolate.ts';
import { type MoreWords, moreWords } from '../words/more-words.ts';
import { make, onAbort } from './make.ts';
import { wordsOf } from './words-of.ts';

/** The dish in the URL, by `#i-<id>` or `?item=<id>`; false if it names none, null if that is not on the menu. */
function named(root: HTMLElement): HTMLElement | null | false {
  const { hash, search } = location;
  const id = hash ? /^#i-(.+)/.exec(hash)?.[1] : new URLSearchParams(search).get('item');
  if (!id) return false;
  const item = document.getElementById(`i-${id}`);
  return root.contains(item) ? item : null;
}

const dayWords = (day: string, locale: string) =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));

/** How far diners can rely on the allergen text. */
function wordsOn(
  declared: string | undefined,
  confirmed: string | undefined,
  words: MoreWords,
): string {
  if (declared === undefined) return words.undeclaredDish;
  if (confirmed === undefined) return words.unconfirmed;
  if (declared.includes('?')) return words.unclear;
  return interpolate(words.confirmed, { date: dayWords(confirmed, words.locale) });
}

/** Width of the dialog that shows it. */
const sizes = '(max-width:568px) calc(100vw - 24px),544px';

/** A list image in large; the small one shows until it has loaded. */
function largeImage({ src, currentSrc, srcset: shown }: HTMLImageElement): HTMLElement {
  // The restaurant id, by which the edge counts opened dishes; omitted if the list has the large image already.
  const at = shown ? '' : `?at=${location.pathname.split('/')[2]}`;
  const style = `background:center/cover url("${currentSrc || src}")`;
  const image = make('img', {
    src: largeImageUrl(src) + at,
    alt: '',
    width: '1200',
    height: '900',
    style,
  });
  const [avif, webp] = imageFormats.map((format) =>
    largeImageSet(src, format)?.replaceAll(' ', `${at} `),
  );
  if (!avif || !webp) return image;
  const source = (type: string, srcset: string) => make('source', { type, srcset, sizes });
  return make('picture', {}, source('image/avif', avif), source('image/webp', webp), image);
}

/** The dish as listed, with its photo large and its allergens in words. */
function content(item: HTMLElement, said: MoreWords): Node[] {
  const nodes: Node[] = [];
  const image = item.querySelector('img');
  if (image) {
    nodes.push(largeImage(image));
  }
  const what = item.querySelector('.what')?.cloneNode(true);
  if (!(what instanceof HTMLElement)) return nodes;
  what.querySelectorAll('.ask').forEach((mark) => mark.remove());
  const name = item.querySelector('h3');
  const { lang = '' } = name?.querySelector('a') ?? {};
  const heading = make('h2', { id: 'dish', lang: lang || false }, name?.textContent ?? '');
  what.querySelector('h3')?.replaceWith(heading);
  const { a: declared, c: confirmed } = item.dataset;
  const isKnown = declared !== undefined && !declared.includes('?');
  const words = make(
    'p',
    { class: isKnown ? 'hint' : 'hint ask' },
    wordsOn(declared, confirmed, said),
  );
  what.append(words);
  return [...nodes, what];
}

/** Opens a dish in a dialog with its own URL; the back button closes it. */
export function openDishes(root: HTMLElement, signal: AbortSignal) {
  if (!root.querySelector('.item')) return;
  const words = wordsOf(root, moreWords);
  const close = make('button', { type: 'button', class: 'close', 'aria-label': words.close }, '×');
  const body = make('div', { class: 'dish-body' });
  const dialog = make('dialog', { class: 'dish', 'aria-labelledby': 'dish' }, close, body);
  root.append(dialog);
  const gone = make('p', { class: 'hint', role: 'status', hidden: true }, words.gone);
  root.querySelector('.menus,.bar')?.before(gone);
  let wasPushed = false;
  let opened: HTMLElement | null = null;

  const sync = () => {
    const item = named(root);
    gone.hidden = item !== null;
    if (!item) return dialog.open && dialog.close();
    opened ??= item.querySelector<HTMLElement>('h3 a');
    body.replaceChildren(...content(item, words));
    dialog.dir = item.dir;
    if (!dialog.open) dialog.showModal();
    dialog.scrollTop = 0;
  };
  const leave = () => {
    if (wasPushed) return history.back();
    history.replaceState(history.state, '', location.pathname);
    sync();
  };
  root.addEventListener(
    'click',
    (event) => {
      const { target, metaKey, ctrlKey, shiftKey } = event;
      const link =
        target instanceof Element ? target.closest<HTMLAnchorElement>('.item h3 a') : null;
      if (!link || metaKey || ctrlKey || shiftKey) return;
      event.preventDefault();
      // Not the first occurrence of a repeated dish: it may be in a hidden menu.
      opened = link;
      wasPushed = true;
      history.pushState(history.state, '', link.hash);
      sync();
    },
    { signal },
  );
  dialog.addEventListener('cancel', (event) => {
    event.preventDefault();
    leave();
  });
  // The dialog is as large as its content, so a click on itself is outside it.
  dialog.addEventListener('click', ({ target }) => {
    if (target === dialog || target === close) leave();
  });
  dialog.addEventListener('close', () => {
    wasPushed = false;
    opened?.focus({ preventScroll: true });
    opened = null;
  });
  addEventListener('popstate', sync, { signal });
  addEventListener('hashchange', sync, { signal });
  onAbort(signal, () => {
    dialog.remove();
    gone.remove();
  });
  sync();
}

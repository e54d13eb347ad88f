import { imageFormats, largeImageSet, largeImageUrl } from '@menuleaf/shared/menu/images.ts';
import { make, onAbort } from './make.ts';

/** The dish that the address names, by `#i-<id>` or `?item=<id>`. */
function named(root: HTMLElement): HTMLElement | null {
  const { hash, search } = window.location;
  const id = hash.startsWith('#i-')
    ? decodeURIComponent(hash.slice(1))
    : !hash && `i-${new URLSearchParams(search).get('item')}`;
  const item = id ? document.getElementById(id) : null;
  return item && root.contains(item) ? item : null;
}

const dayWords = (day: string) =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));

/** How far a diner can go by what is said of allergens. */
function wordsOn(declared: string | undefined, confirmed: string | undefined): string {
  if (declared === undefined) {
    return 'Allergens are not declared for this dish. Please ask before you order.';
  }
  if (confirmed === undefined) {
    return 'The kitchen has not confirmed that this is all. Please ask if you have an allergy.';
  }
  if (declared.includes('?')) {
    return 'The kitchen’s words on allergens are shown as they are. Please ask if you have an allergy.';
  }
  return `By the kitchen’s own word, confirmed on ${dayWords(confirmed)}.`;
}

/** As wide as the dialog that shows it. */
const sizes = '(max-width:568px) calc(100vw - 24px),544px';

/** The image of a list, large; what is there already shows until the large one is. */
function largeImage({ src, currentSrc }: HTMLImageElement): HTMLElement {
  const style = `background:center/cover url("${currentSrc || src}")`;
  const image = make('img', {
    src: largeImageUrl(src),
    alt: '',
    width: '1200',
    height: '900',
    style,
  });
  const [avif, webp] = imageFormats.map((format) => largeImageSet(src, format));
  if (!avif || !webp) return image;
  const source = (type: string, srcset: string) => make('source', { type, srcset, sizes });
  return make('picture', {}, source('image/avif', avif), source('image/webp', webp), image);
}

/** The dish as it stands in the list, with its photo large and its allergens in words. */
function content(item: HTMLElement): Node[] {
  const nodes: Node[] = [];
  const image = item.querySelector('img');
  if (image) {
    nodes.push(largeImage(image));
  }
  const what = item.querySelector('.what')?.cloneNode(true);
  if (!(what instanceof HTMLElement)) return nodes;
  what.querySelectorAll('.ask').forEach((mark) => mark.remove());
  const heading = make('h2', { id: 'dish' }, item.querySelector('h3')?.textContent ?? '');
  what.querySelector('h3')?.replaceWith(heading);
  const { a: declared, c: confirmed } = item.dataset;
  const isKnown = declared !== undefined && !declared.includes('?');
  const words = make('p', { class: isKnown ? 'hint' : 'hint ask' }, wordsOn(declared, confirmed));
  what.append(words);
  return [...nodes, what];
}

/** A dish opens in a dialog that has an address of its own; the back button closes it. */
export function openDishes(root: HTMLElement, signal: AbortSignal) {
  if (!root.querySelector('.item')) return;
  const close = make('button', { type: 'button', class: 'close', 'aria-label': 'Close' }, '×');
  const body = make('div', { class: 'dish-body' });
  const dialog = make('dialog', { class: 'dish', 'aria-labelledby': 'dish' }, close, body);
  root.append(dialog);
  let wasPushed = false;
  let opened: HTMLElement | null = null;

  const sync = () => {
    const item = named(root);
    if (!item) return dialog.open && dialog.close();
    opened = item;
    body.replaceChildren(...content(item));
    dialog.dir = item.dir;
    if (!dialog.open) dialog.showModal();
    dialog.scrollTop = 0;
  };
  const leave = () => {
    if (wasPushed) return window.history.back();
    const { pathname } = window.location;
    window.history.replaceState(window.history.state, '', pathname);
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
      wasPushed = true;
      window.history.pushState(window.history.state, '', link.hash);
      sync();
    },
    { signal },
  );
  dialog.addEventListener('cancel', (event) => {
    event.preventDefault();
    leave();
  });
  // The dialog is as large as what it shows, so a click on itself is one beside it.
  dialog.addEventListener('click', ({ target }) => {
    if (target === dialog || target === close) leave();
  });
  dialog.addEventListener('close', () => {
    wasPushed = false;
    opened?.querySelector<HTMLElement>('h3 a')?.focus({ preventScroll: true });
  });
  window.addEventListener('popstate', sync, { signal });
  window.addEventListener('hashchange', sync, { signal });
  onAbort(signal, () => dialog.remove());
  sync();
}

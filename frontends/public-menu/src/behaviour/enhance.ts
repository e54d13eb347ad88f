import { dinerWishName } from '@menuleaf/shared/browser/storage-names.ts';
import { printAllergens } from './allergen-sheet.ts';
import { onAbort } from './make.ts';
import { tellTheTime } from './tell-the-time.ts';

/** What is tapped or chosen before the rest is there is so again once it is. */
const tappable = '.find,.item h3 a,.map button';
const signsOfLife = ['pointerdown', 'pointermove', 'keydown', 'scroll'] as const;

/** A browser says of a mouse that rests that it has moved, once a page is laid out below it. */
const isOfSomebody = (event: Event) =>
  !(event instanceof MouseEvent && event.type === 'pointermove') ||
  event.movementX !== 0 ||
  event.movementY !== 0;

/** The address itself may ask for a dish or for paper. */
const asksAtOnce = () => /^#i-/.test(location.hash) || /[?&](item|print)\b/.test(location.search);

/** What this phone avoids everywhere is avoided before anything is tapped. */
function isWishKept(root: HTMLElement): boolean {
  try {
    return root === document.body && localStorage.getItem(dinerWishName) !== null;
  } catch {
    return false;
  }
}

/** Photos in the first view are asked for; the others wait for a sign of life, and then for the browser's judgement. */
function showPhotos(root: HTMLElement) {
  for (const photo of root.querySelectorAll('.pic picture')) {
    const { top, height } = photo.getBoundingClientRect();
    if (top > innerHeight) return;
    // Of a menu that does not show now there is no place.
    if (height) photo.className = 'near';
  }
}

/** Loads the rest. It may take a moment longer where nobody waits for it. */
type LoadMore = (isUrgent: boolean) => Promise<typeof import('./more.ts')>;

/**
 * Everything that a diner's page does, on markup that is readable without it. The finished page and the owner's preview
 * call it alike; what it answers takes it all back. The rest (`loadMore`) comes with the first sign that
 * somebody is there, so that a first view is as light as what it shows.
 */
export function enhance(root: HTMLElement, loadMore: LoadMore): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  const waiting = new AbortController();
  onAbort(signal, () => waiting.abort());
  const layAllergens = printAllergens(root, signal);
  let loading = false;
  let tapped: HTMLElement | null = null;
  let chosen: EventTarget | null = null;

  const load = async (isUrgent = false) => {
    if (loading) return;
    loading = true;
    root.dataset.on = 'all';
    try {
      const { addMore } = await loadMore(isUrgent);
      if (signal.aborted) return;
      waiting.abort();
      addMore(root, layAllergens, signal);
      tapped?.click();
      chosen?.dispatchEvent(new Event('change'));
    } catch {
      // Without a connection the next sign of life tries again; what is read is not harmed.
      loading = false;
    }
  };
  const onTap = (event: MouseEvent) => {
    const { target, metaKey, ctrlKey, shiftKey } = event;
    const found = target instanceof Element ? target.closest<HTMLElement>(tappable) : null;
    if (!found || metaKey || ctrlKey || shiftKey) return;
    event.preventDefault();
    tapped = found;
    void load();
  };
  root.addEventListener('click', onTap, { signal: waiting.signal });
  const onChoice = ({ target }: Event) => {
    chosen = target;
    void load();
  };
  root.addEventListener('change', onChoice, { signal: waiting.signal });
  const options = { signal: waiting.signal, passive: true };
  const onSign = (event: Event) => void (isOfSomebody(event) && load());
  for (const sign of signsOfLife) addEventListener(sign, onSign, options);

  tellTheTime(root, signal);
  root.dataset.on = '';
  showPhotos(root);
  if (asksAtOnce() || isWishKept(root)) void load(true);
  return () => {
    delete root.dataset.on;
    ending.abort();
  };
}

import { dinerFilterName } from '@menuleaf/shared/browser/storage-names.ts';
import { allergens } from '@menuleaf/shared/menu/allergens/allergen-names.ts';
import { printAllergens } from './allergen-sheet.ts';
import { onAbort } from './make.ts';
import { startClockUpdates } from './clock-updates.ts';

/** Taps and choices made before the rest has loaded are replayed. */
const tappable = '.find,.item h3 a,.map button';
const signsOfLife = ['pointerdown', 'pointermove', 'keydown', 'scroll', 'visibilitychange'];

type Sign = { type: string; movementX?: number; movementY?: number };

/** Browsers report movement of a resting mouse once a page is laid out below it. */
const isOfSomebody = ({ type, movementX, movementY }: Sign) =>
  type !== 'pointermove' || movementX !== 0 || movementY !== 0;

/** The URL itself may ask for a dish, a filter or a print view. */
const opensAtOnce = () =>
  /^#(i-|f=)/.test(location.hash) || /[?&](item|print)\b/.test(location.search);

/** Filters of this visit, or stored on this phone, apply before anything is tapped. */
function hasStoredFilter(root: HTMLElement): boolean {
  try {
    return (
      root === document.body &&
      (!!history.state?.filter || localStorage.getItem(dinerFilterName) !== null)
    );
  } catch {
    return false;
  }
}

/** Loads photos in the first view; the others wait for activity, and then for the browser's lazy loading. */
function showPhotos(root: HTMLElement) {
  for (const photo of root.querySelectorAll('.pic picture')) {
    const { top, height } = photo.getBoundingClientRect();
    if (top > innerHeight) return;
    // A hidden menu has no layout.
    if (height) photo.className = 'near';
  }
}

/** Loads the rest. It may take longer if nobody is waiting. */
type LoadMore = (isUrgent: boolean) => Promise<typeof import('./more.ts')>;

/**
 * All behavior of a diner's page, on markup that is readable without it. The published page and the owner's preview
 * both call it; the returned function undoes it all. The rest (`loadMore`) comes with the first user activity, to keep
 * the first view light.
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
      addMore(root, layAllergens, signal, allergens);
      tapped?.click();
      chosen?.dispatchEvent(new Event('change'));
    } catch {
      // Offline, the next activity retries; reading is not affected.
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
  const options = { signal: waiting.signal };
  root.addEventListener('click', onTap, options);
  const onChoice = ({ target }: Event) => {
    chosen = target;
    void load();
  };
  root.addEventListener('change', onChoice, options);
  const onSign = (event: Event) => void (isOfSomebody(event) && load());
  for (const sign of signsOfLife) addEventListener(sign, onSign, options);

  startClockUpdates(root, signal);
  root.dataset.on = '';
  showPhotos(root);
  if (opensAtOnce() || hasStoredFilter(root)) void load(true);
  return () => {
    delete root.dataset.on;
    ending.abort();
  };
}

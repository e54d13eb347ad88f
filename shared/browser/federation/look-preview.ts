import {
  type ShownLook,
  shownLook,
} from '@menuleaf/shared/contracts/catalogue/restaurants/shown-look.ts';
import * as z from '@menuleaf/shared/contracts/schema.ts';

const wanted = 'menuleaf:look-wanted';
const message = z.object({ kind: z.literal('menuleaf:look'), look: shownLook });

const isOurs = ({ origin }: MessageEvent) => origin === window.location.origin;

function hear(listen: (event: MessageEvent) => void) {
  const listener = (event: MessageEvent) => isOurs(event) && listen(event);
  window.addEventListener('message', listener);
  return () => window.removeEventListener('message', listener);
}

/** Previews a look in one of our pages in a frame. */
export const postLookPreview = (page: Window, look: ShownLook) =>
  page.postMessage({ kind: 'menuleaf:look', look }, window.location.origin);

/** Calls back when a page in a frame has loaded and requests its look. */
export const onLookRequested = (listen: () => void) =>
  hear(({ data }) => data === wanted && listen());

/** For a page in a frame: subscribes to previewed looks. */
export function onLookPreview(listen: (look: ShownLook) => void) {
  const stop = hear(({ data }) => {
    const { success, data: heard } = z.safeParse(message, data);
    if (success) listen(heard.look);
  });
  if (window.parent !== window) window.parent.postMessage(wanted, window.location.origin);
  return stop;
}

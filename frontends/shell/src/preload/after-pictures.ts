import { readToken } from '@menuleaf/shared/browser/client/token.ts';

// Stands in the front pages alone, in place of the scripts that it starts.

/** Who waits longer for a picture gets the rest of the page without it. */
const atMostMs = 4000;

const { starts = '' } = document.currentScript?.dataset ?? {};
const pictures = readToken() === undefined ? [...document.images] : [];

const start = () => {
  for (const src of starts.split(' ')) {
    // In their order, as deferred ones would be.
    document.head.append(Object.assign(document.createElement('script'), { src, async: false }));
  }
};

// One that cannot be shown holds up nothing.
const shown = Promise.all(pictures.map((picture) => picture.decode().catch(() => undefined)));
const waited = new Promise((resolve) => setTimeout(resolve, atMostMs));
void Promise.race([shown, waited]).then(start);

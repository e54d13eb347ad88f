import { readToken } from '@menuleaf/shared/browser/client/token.ts';

// Only in the front pages, in place of the scripts that it starts.

/** If pictures take longer, the rest of the page starts without them. */
const atMostMs = 4000;

const { starts = '' } = document.currentScript?.dataset ?? {};
const pictures = readToken() === undefined ? [...document.images] : [];

const start = () => {
  for (const src of starts.split(' ')) {
    // In order, like deferred scripts.
    document.head.append(Object.assign(document.createElement('script'), { src, async: false }));
  }
};

// A picture that fails blocks nothing.
const shown = Promise.all(pictures.map((picture) => picture.decode().catch(() => undefined)));
const waited = new Promise((resolve) => setTimeout(resolve, atMostMs));
void Promise.race([shown, waited]).then(start);

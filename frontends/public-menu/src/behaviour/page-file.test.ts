import { join } from 'node:path';
import { preloadText } from '@menuleaf/shared/browser/federation/preload-text.ts';

test('what asks for a script that an edge does not know is one text for ever, which every edge knows', () => {
  expect(preloadText(join(import.meta.dirname, 'page-file.ts'))).toBe(
    '"use strict";(()=>{if(!("on"in document.body.dataset)){let{page:t}=document.querySelector("script[data-page]")?.dataset??{};t&&import(t)}})();',
  );
});

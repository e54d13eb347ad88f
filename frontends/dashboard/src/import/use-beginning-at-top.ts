import { useEffect } from 'react';

/** For what takes the place of a long page, read to its end, without an address of its own. */
export function useBeginningAtTop() {
  useEffect(() => {
    window.scrollTo(0, 0);
    document.querySelector('h1')?.focus({ preventScroll: true });
  }, []);
}

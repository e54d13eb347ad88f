import '../session/token.ts';
import '@testing-library/jest-dom/jest-globals';
import { afterEach } from '@jest/globals';
import { cleanup } from '@testing-library/react';

afterEach(() => {
  cleanup();
  localStorage.clear();
  globalThis.menuleafAccessToken = undefined;
});

// What jsdom does not draw it does not scroll either.
window.scrollTo = () => undefined;

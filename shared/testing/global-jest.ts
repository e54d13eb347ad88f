import { jest } from '@jest/globals';

// As in the short tests: Jest itself names it in files of CommonJS alone.
Object.assign(globalThis, { jest });

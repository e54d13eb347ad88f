import { accessibleIn } from './accessible-in.ts';
import { test } from './guest-test.ts';
import { desktop, phone } from './browser.ts';

test.describe('accessible to all', () => {
  accessibleIn([
    { viewport: phone, colorScheme: 'light' },
    { viewport: phone, colorScheme: 'dark' },
    { viewport: desktop, colorScheme: 'dark' },
    // 1280 px at 200%.
    { viewport: { width: 640, height: 450 }, colorScheme: 'light' },
  ]);
});

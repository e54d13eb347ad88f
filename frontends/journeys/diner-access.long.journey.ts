import { accessibleIn } from './accessible-in.ts';
import { test } from './guest-test.ts';
import { phone } from './browser.ts';

test.describe('accessible to all', () => {
  accessibleIn([
    { viewport: phone, colorScheme: 'light' },
    { viewport: phone, colorScheme: 'dark' },
    // 1280 px at 200%.
    { viewport: { width: 640, height: 450 }, colorScheme: 'light' },
  ]);
});

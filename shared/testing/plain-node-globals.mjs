// `@jest/globals` in plain Node, where the runner puts them into the global scope.
export const { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest, test } =
  globalThis;

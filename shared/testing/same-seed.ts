/**
 * Seed of random tests in `npm test`, so that only the tested change breaks them. `npm run torture` takes a new one.
 */
export const sameSeed = 20_261_122;

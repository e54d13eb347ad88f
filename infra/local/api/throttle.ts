/** API Gateway's token bucket: refills at `perSecond`, holds `burst`. */
export type Limit = { perSecond: number; burst: number };

/** Returns a function that takes a token, or returns false if none is left. `clock` returns milliseconds. */
export function throttle({ perSecond, burst }: Limit, clock = () => performance.now()) {
  let tokens = burst;
  let last = clock();
  return (): boolean => {
    const now = clock();
    tokens = Math.min(burst, tokens + ((now - last) / 1000) * perSecond);
    last = now;
    if (tokens < 1) return false;
    tokens -= 1;
    return true;
  };
}

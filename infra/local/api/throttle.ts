/** Calls that an API lets through: `perSecond` as time goes by, `burst` at once, as API Gateway's token bucket. */
export type Limit = { perSecond: number; burst: number };

/** Whether one more call may pass now. `clock` tells milliseconds. */
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

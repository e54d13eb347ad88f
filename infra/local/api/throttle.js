/** Whether one more call may pass now. `clock` tells milliseconds. */
export function throttle({ perSecond, burst }, clock = () => performance.now()) {
  let tokens = burst;
  let last = clock();
  return () => {
    const now = clock();
    tokens = Math.min(burst, tokens + ((now - last) / 1000) * perSecond);
    last = now;
    if (tokens < 1) return false;
    tokens -= 1;
    return true;
  };
}

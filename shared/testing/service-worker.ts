/** What a worker keeps. Without an event that has no answer yet or is held, a browser may end it: it keeps nothing then. */
export function workerScope(scope: string, old: Readonly<Record<string, string>>) {
  const stored = new Map(Object.entries(old).map(([path, text]) => [path, new Response(text)]));
  const listeners = new Map<string, (event: object) => void>();
  let holds = 0;
  const hold = (until: Promise<unknown>) => {
    holds += 1;
    const release = () => void (holds -= 1);
    until.then(release, release);
  };
  const match = async (path: string) => stored.get(path)?.clone();
  const put = async (path: string, response: Response) => {
    if (holds > 0) stored.set(path, new Response(await response.text()));
  };
  const self = {
    origin: location.origin,
    registration: { scope: location.origin + scope },
    addEventListener: (type: string, listen: (event: object) => void) =>
      listeners.set(type, listen),
  };
  const cache = { match, put, keys: async () => [] };
  Object.defineProperty(globalThis, 'self', { value: self, configurable: true });
  Object.assign(globalThis, { caches: { match, open: async () => cache } });
  /** The answer to a visit of a page. */
  const visit = (path: string): Promise<Response> => {
    // While it is handled.
    holds += 1;
    const { promise, resolve } = Promise.withResolvers<Response>();
    listeners.get('fetch')?.({
      request: { url: location.origin + path, method: 'GET', mode: 'navigate', referrer: '' },
      respondWith: (answer: Promise<Response>) => {
        hold(answer);
        resolve(answer);
      },
      waitUntil: (until: Promise<unknown>) => {
        if (holds === 0) throw new DOMException('The event is over', 'InvalidStateError');
        hold(until);
      },
    });
    holds -= 1;
    return promise;
  };
  const keptAt = async (path: string) => (await match(path))?.text();
  return { visit, keptAt };
}

import CachePolicy from 'http-cache-semantics';
const sizeLimit = 64 * 1024 * 1024;
/** CloudFront's time to live: the origin's word within the policy's bounds. */
function cacheControl(response, rules) {
  const given = response.headers['cache-control'] ?? '';
  if (rules.maxTtl === 0) return 'no-store';
  if (rules.minTtl === 0 && /no-store|no-cache|private/.test(given)) return given;
  const seconds = Number(
    /s-maxage=(\d+)/.exec(given)?.[1] ?? /max-age=(\d+)/.exec(given)?.[1] ?? rules.defaultTtl,
  );
  const ttl = Math.min(Math.max(seconds, rules.minTtl), rules.maxTtl);
  const others = given.split(',').filter((it) => !/max-?age/.test(it));
  return [`public, s-maxage=${ttl}`, ...others].join(',');
}
/** What the edge keeps, in memory: a start begins with an empty cache, as a new edge location does. */
export class EdgeCache {
  #entries = new Map();
  #fetching = new Map();
  #errorTtl;
  #size = 0;
  /** `errorTtl` says for how many seconds an error of a status is kept. */
  constructor(errorTtl) {
    this.#errorTtl = errorTtl;
  }
  /** The response from the cache or from the origin, by Cache-Control with its stale-* directives. */
  async through(key, request, rules, origin) {
    const isCacheable = ['GET', 'HEAD'].includes(request.method) && rules.maxTtl > 0;
    if (!isCacheable) return { response: await origin(request), outcome: 'Miss' };
    // What the viewer asks of caches is not for the edge, as on CloudFront.
    const asked = { method: 'GET', url: key, headers: { host: 'edge' } };
    const entry = this.#entries.get(key);
    if (!entry)
      return { response: await this.#fetch(key, asked, request, rules, origin), outcome: 'Miss' };
    if (entry.errorUntil > Date.now()) return { response: entry.response, outcome: 'Error' };
    const { revalidation, response } = entry.policy.evaluateRequest(asked);
    const kept = () => ({
      ...entry.response,
      headers: plain(entry.policy.responseHeaders(), entry.response),
    });
    if (!revalidation) return { response: kept(), outcome: 'Hit' };
    const fresh = this.#fetch(key, asked, request, rules, origin);
    if (response && !revalidation.synchronous) {
      fresh.catch(() => undefined);
      return { response: kept(), outcome: 'Hit' };
    }
    const fetched = await fresh.catch(() => undefined);
    const isBroken = !fetched || fetched.status >= 500;
    if (isBroken && this.#mayServeStale(entry)) return { response: kept(), outcome: 'Hit' };
    if (!fetched) throw new Error('The origin does not answer');
    return { response: fetched, outcome: 'RefreshHit' };
  }
  #mayServeStale({ policy, response }) {
    const given = response.headers['cache-control'] ?? '';
    const window = Number(/stale-if-error=(\d+)/.exec(given)?.[1] ?? 0);
    return policy.age() - policy.maxAge() <= window && window > 0;
  }
  /** One fetch at a time for each key: a crowd of diners is one request to the origin. */
  async #fetch(key, asked, request, rules, origin) {
    const running = this.#fetching.get(key);
    if (running) {
      const shared = await running;
      // What may not be kept is one viewer's own, as on CloudFront: each asks the origin itself.
      return this.#entries.has(key) ? shared : origin({ ...request, method: 'GET' });
    }
    const work = origin({ ...request, method: 'GET' }).then((response) => {
      this.#keep(key, asked, response, rules);
      return response;
    });
    this.#fetching.set(key, work);
    try {
      return await work;
    } finally {
      this.#fetching.delete(key);
    }
  }
  #keep(key, asked, response, rules) {
    const headers = {
      date: new Date().toUTCString(),
      ...response.headers,
      'cache-control': cacheControl(response, rules),
    };
    const policy = new CachePolicy(
      asked,
      { status: response.status, headers },
      { shared: true, cacheHeuristic: 0 },
    );
    const isError = response.status >= 400;
    // A failing origin does not push out what can still be served stale.
    const previous = this.#entries.get(key);
    if (response.status >= 500 && previous && this.#mayServeStale(previous)) return;
    this.#drop(key);
    const errorUntil = isError ? Date.now() + this.#errorTtl(response.status) * 1000 : 0;
    if (!policy.storable() && errorUntil <= Date.now()) return;
    this.#entries.set(key, { policy, response, errorUntil });
    this.#size += response.body.length;
    for (const oldest of this.#entries.keys()) {
      if (this.#size <= sizeLimit) break;
      this.#drop(oldest);
    }
  }
  #drop(key) {
    this.#size -= this.#entries.get(key)?.response.body.length ?? 0;
    this.#entries.delete(key);
  }
}
/** Age as the policy counts it; everything else as the origin said it. */
function plain(headers, original) {
  return { ...original.headers, age: String(headers.age ?? 0) };
}

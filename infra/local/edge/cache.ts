import CachePolicy from 'http-cache-semantics';
import type { HttpRequest, HttpResponse } from '../api/http.ts';
import type { CacheRules } from './config.ts';

type Entry = { policy: CachePolicy; response: HttpResponse; errorUntil: number };
type Fetched = { response: HttpResponse; outcome: 'Hit' | 'Miss' | 'RefreshHit' | 'Error' };

const sizeLimit = 64 * 1024 * 1024;

/** Kept whatever the origin says: docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/HTTPStatusCodes.html. */
const keptErrors = new Set([404, 414, 500, 501, 502, 503, 504]);

/** CloudFront's TTL: the origin's Cache-Control clamped to the policy's bounds. */
function cacheControl(response: HttpResponse, rules: CacheRules): string {
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

/** The edge cache, in memory: it starts empty, as in a new edge location. */
export class EdgeCache {
  readonly #entries = new Map<string, Entry>();
  readonly #fetching = new Map<string, Promise<HttpResponse>>();
  readonly #errorTtl: (status: number) => number;
  #size = 0;

  /** `errorTtl` is the TTL in seconds of an error response with that status. */
  constructor(errorTtl: (status: number) => number) {
    this.#errorTtl = errorTtl;
  }

  /** Responds from the cache or the origin, honoring Cache-Control including its stale-* directives. */
  async through(
    key: string,
    request: HttpRequest,
    rules: CacheRules,
    origin: (request: HttpRequest) => Promise<HttpResponse>,
  ): Promise<Fetched> {
    if (!['GET', 'HEAD'].includes(request.method))
      return { response: await origin(request), outcome: 'Miss' };
    // As on CloudFront, the viewer's own Cache-Control is ignored.
    const asked = { method: 'GET', url: key, headers: { host: 'edge' } };
    const entry = this.#entries.get(key);
    if (entry && entry.errorUntil > Date.now())
      return { response: entry.response, outcome: 'Error' };
    if (rules.maxTtl === 0) {
      const response = await origin(request);
      // Errors are kept for everybody all the same.
      if (keptErrors.has(response.status)) this.#keep(key, asked, response, rules);
      return { response, outcome: 'Miss' };
    }
    if (!entry)
      return { response: await this.#fetch(key, asked, request, rules, origin), outcome: 'Miss' };
    const { revalidation, response } = entry.policy.evaluateRequest(asked);
    const kept = (): HttpResponse => ({
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

  #mayServeStale({ policy, response }: Entry): boolean {
    const given = response.headers['cache-control'] ?? '';
    const window = Number(/stale-if-error=(\d+)/.exec(given)?.[1] ?? 0);
    return policy.age() - policy.maxAge() <= window && window > 0;
  }

  /** Coalesces concurrent fetches of a key: a crowd of diners causes one request to the origin. */
  async #fetch(
    key: string,
    asked: CachePolicy.Request,
    request: HttpRequest,
    rules: CacheRules,
    origin: (request: HttpRequest) => Promise<HttpResponse>,
  ): Promise<HttpResponse> {
    const running = this.#fetching.get(key);
    if (running) {
      const shared = await running;
      // An uncacheable response may be private, so each viewer fetches its own, as on CloudFront.
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

  #keep(key: string, asked: CachePolicy.Request, response: HttpResponse, rules: CacheRules): void {
    const control = cacheControl(response, rules);
    const headers = {
      date: new Date().toUTCString(),
      ...response.headers,
      'cache-control': control,
    };
    const policy = new CachePolicy(
      asked,
      { status: response.status, headers },
      { shared: true, cacheHeuristic: 0 },
    );
    const isError = keptErrors.has(response.status);
    // A 5xx does not evict an entry that can still be served stale.
    const previous = this.#entries.get(key);
    if (response.status >= 500 && previous && this.#mayServeStale(previous)) return;
    this.#drop(key);
    const seconds = Math.max(
      this.#errorTtl(response.status),
      Number(/s-maxage=(\d+)/.exec(control)?.[1] ?? 0),
    );
    const errorUntil = isError ? Date.now() + seconds * 1000 : 0;
    if (!policy.storable() && errorUntil <= Date.now()) return;
    this.#entries.set(key, { policy, response, errorUntil });
    this.#size += response.body.length;
    for (const oldest of this.#entries.keys()) {
      if (this.#size <= sizeLimit) break;
      this.#drop(oldest);
    }
  }

  #drop(key: string): void {
    this.#size -= this.#entries.get(key)?.response.body.length ?? 0;
    this.#entries.delete(key);
  }
}

/** Age as the policy computes it; all other headers as the origin sent them. */
function plain(headers: CachePolicy.Headers, original: HttpResponse): Record<string, string> {
  return { ...original.headers, age: String(headers.age ?? 0) };
}

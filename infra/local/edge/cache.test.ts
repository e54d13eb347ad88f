import { setTimeout as wait } from 'node:timers/promises';
import type { HttpRequest, HttpResponse } from '../api/http.ts';
import { EdgeCache } from './cache.ts';

const rules = {
  minTtl: 0,
  defaultTtl: 0,
  maxTtl: 31_536_000,
  keyHasQuery: false,
  brotli: false,
  gzip: false,
};
const request: HttpRequest = {
  method: 'GET',
  path: '/',
  query: '',
  headers: {},
  body: Buffer.alloc(0),
  peer: '',
};

function origin(cacheControl: string, errorSeconds = 0) {
  let count = 0;
  const state = { status: 200 };
  const serve = async (): Promise<HttpResponse> => {
    count += 1;
    const headers = { 'cache-control': cacheControl };
    return { status: state.status, headers, cookies: [], body: Buffer.from(String(count)) };
  };
  const cache = new EdgeCache(() => errorSeconds);
  const get = async (with_ = rules) => {
    const { response } = await cache.through('/', request, with_, serve);
    return `${response.status} ${response.body.toString()}`;
  };
  return { get, state };
}

describe('the edge cache', () => {
  test('keeps a response for s-maxage, then asks again', async () => {
    const { get } = origin('public, max-age=0, s-maxage=1');
    expect([await get(), await get()]).toEqual(['200 1', '200 1']);
    await wait(1100);
    expect(await get()).toBe('200 2');
  });

  test('serves stale while it revalidates', async () => {
    const { get } = origin('s-maxage=0, stale-while-revalidate=30');
    expect(await get()).toBe('200 1');
    await wait(10);
    expect(await get()).toBe('200 1');
    await wait(10);
    expect(await get()).toBe('200 2');
  });

  test('serves stale when the origin fails, within stale-if-error', async () => {
    const { get, state } = origin('s-maxage=0, stale-if-error=60');
    await get();
    await wait(10);
    state.status = 503;
    expect(await get()).toBe('200 1');
    expect(await get()).toBe('200 1');
  });

  test('without stale-if-error the failure is shown', async () => {
    const { get, state } = origin('s-maxage=0');
    await get();
    await wait(10);
    state.status = 503;
    expect(await get()).toBe('503 2');
  });

  test('asks once for all who ask together, but for each where nothing may be kept', async () => {
    const kept = origin('s-maxage=60');
    expect(await Promise.all([kept.get(), kept.get()])).toEqual(['200 1', '200 1']);
    const own = origin('no-store');
    expect(await Promise.all([own.get(), own.get()])).toEqual(['200 1', '200 2']);
  });

  test('keeps an error for its time, whatever the origin says, and where caching is disabled too', async () => {
    const disabled = { ...rules, maxTtl: 0 };
    const { get, state } = origin('no-store', 1);
    expect(await get(disabled)).toBe('200 1');
    state.status = 503;
    expect([await get(disabled), await get(disabled)]).toEqual(['503 2', '503 2']);
    await wait(1100);
    expect(await get(disabled)).toBe('503 3');
  });

  test('keeps nothing that is private or no-store, nor anything where caching is disabled', async () => {
    const own = origin('private, max-age=60');
    expect([await own.get(), await own.get()]).toEqual(['200 1', '200 2']);
    const cacheable = origin('s-maxage=60');
    const disabled = { ...rules, maxTtl: 0 };
    expect([await cacheable.get(disabled), await cacheable.get(disabled)]).toEqual([
      '200 1',
      '200 2',
    ]);
  });
});

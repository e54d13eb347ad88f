import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { HttpResponse } from '../api/http.ts';
import type { CacheRules } from './config.ts';

/** Content types that CloudFront compresses, between 1,000 and 10,000,000 bytes. */
const compressible =
  /^(text\/|font\/(otf|ttf)|image\/svg\+xml|application\/(json|javascript|x-javascript|xml|ld\+json|manifest\+json|rss\+xml|xhtml\+xml|wasm|vnd\.ms-fontobject))/;

/** The encoding that both sides support, `br` preferred over `gzip`. */
export function encodingFor(
  accepted: string | undefined,
  rules: CacheRules,
): 'br' | 'gzip' | undefined {
  const offers = (accepted ?? '').split(',').map((it) => it.trim());
  const takes = (name: string) =>
    offers.some((it) => it.startsWith(name) && !/;\s*q=0(\.0*)?$/.test(it));
  if (rules.brotli && takes('br')) return 'br';
  return rules.gzip && takes('gzip') ? 'gzip' : undefined;
}

/** Compresses at CloudFront's level, brotli 5. */
const compress = {
  br: (body: Buffer) =>
    promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (body: Buffer) => promisify(gzip)(body, { level: 6 }),
};

export async function compressed(
  response: HttpResponse,
  encoding: 'br' | 'gzip' | undefined,
): Promise<HttpResponse> {
  const { headers, body } = response;
  const fits = body.length >= 1000 && body.length <= 10_000_000;
  const isPlain = !headers['content-encoding'] && compressible.test(headers['content-type'] ?? '');
  if (!encoding || !fits || !isPlain) return response;
  const etag = headers.etag && !headers.etag.startsWith('W/') ? `W/${headers.etag}` : headers.etag;
  return {
    ...response,
    headers: {
      ...headers,
      ...(etag && { etag }),
      'content-encoding': encoding,
      vary: [headers.vary, 'Accept-Encoding'].filter(Boolean).join(', '),
    },
    body: await compress[encoding](body),
  };
}

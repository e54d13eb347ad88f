import { edgeFunction } from '@menuleaf/local-cloud/edge/edge-function.ts';
import { framedBy } from './framed-by.ts';

const run = edgeFunction(framedBy(), { say: () => undefined });
const request = {
  method: 'GET',
  path: '/restaurant/2/embed',
  query: '',
  headers: { host: 'menuleaf.example' },
  peer: '203.0.113.7',
  body: Buffer.alloc(0),
};

/** The edge's response for an object with this metadata. */
async function answered(sites: string | undefined) {
  const headers: Record<string, string> =
    sites === undefined ? {} : { 'x-amz-meta-framed-by': sites };
  const body = Buffer.alloc(0);
  const answer = await run.onResponse(request, { status: 200, headers, cookies: [], body });
  return answer.headers;
}
const framers = async (sites: string | undefined) =>
  (await answered(sites))['content-security-policy']?.split('frame-ancestors ')[1];

test('the sites that its owner named may frame it, with www and without, and nobody learns what is told beside it', async () => {
  const sites = 'https://one.example https://www.two.example:8443';
  expect(await framers(sites)).toBe(
    'https://one.example https://www.one.example https://two.example:8443 https://www.two.example:8443',
  );
  expect(await answered(sites)).not.toHaveProperty('x-amz-meta-framed-by');
});

test.each([
  [undefined],
  [''],
  ['*'],
  ['https://*.example'],
  ['http://one.example'],
  ["https://one.example; script-src 'unsafe-inline'"],
  ["'self'"],
  ['https://one.example,https://two.example'],
])('what is in no form of origins lets nobody: %s', async (sites) => {
  expect(await framers(sites)).toBe("'none'");
});

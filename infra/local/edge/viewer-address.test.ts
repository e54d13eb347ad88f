import { visitorOf } from '@menuleaf/shared/server/caller.ts';
import { cameThroughEdge } from '@menuleaf/shared/server/http/through-edge.ts';
import { edgeHeaders } from '@menuleaf/shared/contracts/edge-headers.ts';
import * as z from 'zod';
import { localOutput } from '@menuleaf/infra/build/build.ts';
import { eventOf } from '../api/payload.ts';
import type { HttpRequest, Origin } from '../api/http.ts';
import { readAssembly } from '../stack/assembly.ts';
import { Deployment } from '../stack/deployment.ts';
import { loadDistribution } from './distribution.ts';

const deployment = new Deployment(readAssembly(localOutput));
const environment = z.object({
  Environment: z.object({ Variables: z.object({ EDGE_SECRET_DIGESTS: z.string() }) }),
});
const digests = deployment
  .ofType('AWS::Lambda::Function')
  .flatMap((it) => environment.safeParse(it.read(z.unknown())).data ?? [])
  .map((it) => it.Environment.Variables.EDGE_SECRET_DIGESTS);
const [known = ''] = digests;

/** The client address that a service counts attempts by, or "refused". */
function addressAt(request: HttpRequest): string {
  const event: Parameters<typeof visitorOf>[0] = {
    ...eventOf(request, '$default', {}),
    queryStringParameters: undefined,
    pathParameters: undefined,
    body: undefined,
    cookies: undefined,
  };
  return cameThroughEdge(event, known.split(' ')) ? visitorOf(event).address : 'refused';
}

/** The deployment's edge in front of APIs that respond with the client address they see. */
function edge(): Origin {
  const api: Origin = async (request) => ({
    status: 200,
    headers: {},
    cookies: [],
    // The API sees the edge as its peer.
    body: Buffer.from(addressAt({ ...request, peer: '192.0.2.99' })),
  });
  const domains = deployment
    .ofType('AWS::SSM::Parameter')
    .map((it) => it.attributes.Value ?? '')
    .concat(
      deployment.ofType('AWS::S3::Bucket').map((it) => it.attributes.RegionalDomainName ?? ''),
    );
  return loadDistribution(deployment, new Map(domains.map((domain) => [domain, api])));
}

const claims: Record<string, string>[] = [
  {},
  { 'cloudfront-viewer-address': '198.51.100.7:443' },
  { 'x-forwarded-for': '198.51.100.7' },
  { [edgeHeaders.viewerAddress]: '198.51.100.7' },
  { [edgeHeaders.viewerAddress]: '198.51.100.7', [edgeHeaders.secret]: 'guessed' },
];
const asking = (headers: Record<string, string>): HttpRequest => ({
  method: 'POST',
  path: '/api/auth/login',
  query: '',
  headers,
  body: Buffer.alloc(0),
  peer: '203.0.113.5',
});

test('every service knows the secret of the edge by its digest, and nobody is told the secret', () => {
  expect(digests.length).toBeGreaterThan(5);
  expect(new Set(digests).size).toBe(1);
  expect(known).toMatch(/^[0-9a-f]{64}$/);
});

test.each(claims)(
  'a viewer who sends %j is counted by the address that the edge saw',
  async (it) => {
    const answer = await edge()(asking(it));
    expect(answer.body.toString()).toBe('203.0.113.5');
  },
);

test.each(claims)('who calls an API by its own address with %j is refused', (it) => {
  expect(addressAt(asking(it))).toBe('refused');
});

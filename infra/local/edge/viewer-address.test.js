import { expect, test } from '@jest/globals';
import { visitorOf } from '@menuleaf/shared/server/http/caller.ts';
import { cameThroughEdge } from '@menuleaf/shared/server/http/through-edge.ts';
import { edgeHeaders } from '@menuleaf/shared/contracts/edge-headers.ts';
import * as z from 'zod';
import { localOutput } from '@menuleaf/infra/build/build.ts';
import { eventOf } from '../api/payload.ts';
import { readAssembly } from '../stack/assembly.ts';
import { Deployment } from '../stack/deployment.ts';
import { loadDistribution } from './distribution.ts';
const deployment = new Deployment(readAssembly(localOutput));
const environment = z.object({
  Environment: z.object({ Variables: z.object({ EDGE_SECRETS: z.string() }) }),
});
const secrets = deployment
  .ofType('AWS::Lambda::Function')
  .map((it) => environment.safeParse(it.read(z.unknown())).data?.Environment.Variables.EDGE_SECRETS)
  .filter((secret) => secret !== undefined);
const [known = ''] = secrets;
/** What a service makes of a request: the address by which tries are counted, if it answers at all. */
function addressAt(request) {
  const event = {
    ...eventOf(request, '$default', {}),
    queryStringParameters: undefined,
    pathParameters: undefined,
    body: undefined,
    cookies: undefined,
  };
  return cameThroughEdge(event, known.split(' ')) ? visitorOf(event).address : 'refused';
}
/** The deployment's edge before APIs that answer with the address that they take the viewer for. */
function edge() {
  const api = async (request) => ({
    status: 200,
    headers: {},
    cookies: [],
    // The API sees the edge as its caller.
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
const claims = [
  {},
  { 'cloudfront-viewer-address': '198.51.100.7:443' },
  { 'x-forwarded-for': '198.51.100.7' },
  { [edgeHeaders.viewerAddress]: '198.51.100.7' },
  { [edgeHeaders.viewerAddress]: '198.51.100.7', [edgeHeaders.secret]: 'guessed' },
];
const asking = (headers) => ({
  method: 'POST',
  path: '/api/auth/login',
  query: '',
  headers,
  body: Buffer.alloc(0),
  peer: '203.0.113.5',
});
test('every service knows the secret of the edge, and the one before', () => {
  expect(secrets.length).toBeGreaterThan(5);
  expect(new Set(secrets).size).toBe(1);
  expect(known.split(' ').map(({ length }) => length)).toEqual([48, 48]);
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

import { request, type RequestListener } from 'node:http';
import { promisify } from 'node:util';
import { openServer } from '@menuleaf/shared/testing/own-server.ts';
import { checkedLookup, type Resolve } from './checked-lookup.ts';
import { postMessage } from './post-message.ts';
import { isPublicAddress, problemWithUrl } from './public-address.ts';

const open: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of open.splice(0)) await close();
});

/** A server on loopback that records requests. */
async function listening(answer: RequestListener) {
  const reached: string[] = [];
  const { port, close } = await openServer((request, response) => {
    reached.push(request.url ?? '');
    answer(request, response);
  });
  open.push(close);
  return { reached, port };
}

const message = { headers: { 'content-type': 'application/json' }, body: '{}' };
const onAws = { loopback: false };
const locally = { loopback: true };

test.each([
  '127.0.0.1',
  '127.1.2.3',
  '0.0.0.0',
  '10.0.0.1',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '192.0.0.8',
  '192.0.2.1',
  '198.18.0.1',
  '198.51.100.1',
  '203.0.113.1',
  '224.0.0.1',
  '240.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::127.0.0.1',
  '::ffff:127.0.0.1',
  '::ffff:a9fe:a9fe',
  '::ffff:0:10.0.0.1',
  '64:ff9b::10.0.0.1',
  '64:ff9b:1::1',
  '2002:7f00:1::',
  '2001:0:4136:e378:8000:63bf:3fff:fdd2',
  '2001:db8::1',
  'fc00::1',
  'fd00:ec2::254',
  'fe80::1',
  'fe80::1%eth0',
  'fec0::1',
  '4000::1',
  'ff02::1',
  '0x7f.1',
  '2130706433',
  'localhost',
  '',
])('%p is no public address', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

test.each(['8.8.8.8', '93.184.216.34', '::ffff:8.8.8.8', '2606:4700:4700::1111'])(
  '%p is a public address',
  (address) => {
    expect(isPublicAddress(address)).toBe(true);
  },
);

test.each([
  'http://example.com/hook',
  'ftp://example.com/',
  'file:///etc/passwd',
  'javascript:alert(1)',
  'example.com',
  'https://user:secret@example.com/',
  'https://example.com:8443/',
  'https://example.com:80/',
  'https://localhost/',
  'https://localhost./',
  'https://LOCALHOST/',
  'https://a.localhost/',
  'https://till/',
  'https://till.local/',
  'https://metadata.google.internal/',
  'https://router.lan/',
  'https://127.0.0.1/',
  'https://2130706433/',
  'https://0x7f.0.0.1/',
  'https://0177.0.0.1/',
  'https://127.1/',
  'https://①②⑦.0.0.1/',
  'https://[::1]/',
  'https://[::ffff:169.254.169.254]/',
  'https://8.8.8.8/',
  'https://',
])('%p is no address for a webhook', async (url) => {
  expect(problemWithUrl(url, onAws)).toEqual(expect.any(String));
  const outcome = await postMessage({ ...message, url }, { reach: onAws, resolve: nobodyAsks });
  expect(outcome).toEqual({ status: null, problem: expect.any(String) });
});

const nobodyAsks: Resolve = () => Promise.reject(new Error('It was looked up'));

test('a name of the public web is one, with the port that https has', () => {
  expect(problemWithUrl('https://example.com/hook?till=1', onAws)).toBeUndefined();
  expect(problemWithUrl('https://example.com:443/hook', onAws)).toBeUndefined();
});

test.each([
  ['a private address', ['10.0.0.1']],
  ['the metadata of a cloud', ['169.254.169.254']],
  ['loopback', ['127.0.0.1']],
  ['loopback as IPv6', ['::ffff:127.0.0.1']],
  ['a public and a private one', ['93.184.216.34', '192.168.0.1']],
  ['nothing', []],
])('a name that leads to %s is not connected to', async (_, addresses) => {
  const { reached, port } = await listening((_request, response) => response.end());
  const resolve: Resolve = async () =>
    addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));
  const url = 'https://rebind.example.com/';
  const outcome = await postMessage({ ...message, url }, { reach: onAws, resolve });
  expect(outcome).toEqual({
    status: null,
    problem: 'The address does not lead to a public server.',
  });
  expect([port > 0, reached]).toEqual([true, []]);
});

/** A name that resolves to a public address on the first lookup, and elsewhere afterwards. */
function rebinding() {
  const asked: string[] = [];
  const resolve: Resolve = async (hostname) => {
    asked.push(hostname);
    return [{ address: asked.length === 1 ? '192.0.2.1' : '127.0.0.1', family: 4 }];
  };
  return { asked, resolve };
}

test('a name is looked up once, and the connection goes where it led then', async () => {
  const { reached, port } = await listening((_request, response) => response.end());
  const { asked, resolve } = rebinding();
  const lookup = checkedLookup((address) => address !== '127.0.0.1', resolve);
  const way = { lookup, port, host: 'rebind.example.com', signal: AbortSignal.timeout(300) };
  const failure = await new Promise<Error>((settle) => {
    request(way).on('error', settle).end();
  });
  // It connects to the unassigned address (RFC 5737), not to what the name resolves to now.
  expect(failure.message).not.toContain('127.0.0.1');
  expect([asked, reached]).toEqual([['rebind.example.com'], []]);
});

test('a name that leads elsewhere the next time is looked at the next time', async () => {
  const { resolve } = rebinding();
  const find = promisify(checkedLookup((address) => address !== '127.0.0.1', resolve));
  await expect(find('rebind.example.com', {})).resolves.toBe('192.0.2.1');
  await expect(find('rebind.example.com', {})).rejects.toThrow('leads to no public address');
});

test('a redirect is an answer like any other, and is not followed', async () => {
  const elsewhere = await listening((_request, response) => response.end());
  const { reached, port } = await listening((_request, response) =>
    response.writeHead(307, { location: `http://127.0.0.1:${elsewhere.port}/` }).end(),
  );
  const url = `http://127.0.0.1:${port}/hook`;
  expect(await postMessage({ ...message, url }, { reach: locally })).toEqual({
    status: 307,
    problem: 'It answered 307: redirects are not followed.',
  });
  expect([reached, elsewhere.reached]).toEqual([['/hook'], []]);
});

test.each([
  [429, '120', 120_000],
  [503, '120', 120_000],
  [503, new Date(Date.now() + 1_800_000).toUTCString(), 1_800_000],
  [429, '999999999', 43_200_000],
  [429, 'soon', undefined],
  [503, new Date(0).toUTCString(), undefined],
  [500, '120', undefined],
])('an answer of %i with Retry-After %s asks for a pause', async (status, after, expected) => {
  const { port } = await listening((_request, response) =>
    response.writeHead(status, { 'retry-after': after }).end(),
  );
  const url = `http://127.0.0.1:${port}/`;
  const { pauseMs, problem } = await postMessage({ ...message, url }, { reach: locally });
  expect(problem).toBe(`It answered ${status}.`);
  // A date has no fractions of a second, and the answer takes its time.
  expect(pauseMs === undefined ? pauseMs : Math.round(pauseMs / 10_000) * 10_000).toBe(expected);
});

test('of an answer nothing but its status is read, however long it is', async () => {
  const { port } = await listening((_request, response) => {
    response.writeHead(200);
    const write = () => {
      while (!response.destroyed && response.write('x'.repeat(65_536)));
    };
    response.on('drain', write).on('error', () => undefined);
    write();
  });
  const url = `http://127.0.0.1:${port}/`;
  const outcome = await postMessage({ ...message, url }, { reach: locally });
  expect(outcome).toEqual({ status: 200, problem: null });
});

test('a server that does not answer is waited for no longer than it may be', async () => {
  const { port } = await listening(() => undefined);
  const url = `http://127.0.0.1:${port}/`;
  const outcome = await postMessage({ ...message, url }, { reach: locally, patienceMs: 100 });
  expect(outcome).toEqual({ status: null, problem: expect.stringContaining('no answer within') });
});

test('on AWS no program of the machine itself is reached', async () => {
  const { reached, port } = await listening((_request, response) => response.end());
  const url = `http://127.0.0.1:${port}/`;
  const outcome = await postMessage({ ...message, url }, { reach: onAws });
  expect(outcome).toEqual({ status: null, problem: 'The address must begin with https://' });
  expect(reached).toEqual([]);
});

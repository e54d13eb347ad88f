import { keepToken } from '../browser/client/token.ts';

/** Mock responses; the key is `GET /api/menus`. `never` leaves the call pending. */
type Answers = Record<
  string,
  { status?: number; body?: unknown; headers?: Record<string, string>; never?: true }
>;

/** Mocks the server in a browser test, and records requests, forms by their fields. Calls without a mock get a 404. */
export function mockServer(answers: Answers) {
  const asked: { call: string; body: unknown }[] = [];
  globalThis.fetch = (address, request) => {
    const { pathname } = new URL(
      address instanceof Request ? address.url : address,
      'http://localhost',
    );
    const call = `${request?.method ?? 'GET'} ${pathname}`;
    const given = request?.body;
    const fields = given instanceof FormData ? Object.fromEntries(given) : given;
    asked.push({ call, body: typeof given === 'string' ? JSON.parse(given) : fields });
    const reply = answers[call] ?? { status: 404, body: { detail: `No answer for ${call}` } };
    if (reply.never) return new Promise(() => undefined);
    const text = reply.body === undefined ? null : JSON.stringify(reply.body);
    return Promise.resolve(
      new Response(text, { status: reply.status ?? 200, headers: reply.headers ?? {} }),
    );
  };
  /** The bodies of a call, or of all of a method, in order. */
  const sent = (what: string) =>
    asked
      .filter(({ call }) => call === what || call.startsWith(`${what} `))
      .map(({ body }) => body);
  return { asked, sent };
}

/** The same for somebody who is signed in. */
export function serverFor(body: unknown, answers: Answers = {}) {
  keepToken('t');
  return mockServer({ 'GET /api/auth/me': { body }, ...answers });
}

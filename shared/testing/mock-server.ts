import { keepToken } from '../browser/client/token.ts';

/** Mock responses; the key is `GET /api/menus`. `never` leaves the call pending. */
type Answers = Record<
  string,
  { status?: number; body?: unknown; headers?: Record<string, string>; never?: true }
>;

/** The three lists in one call, as each of them is answered. */
function overviewOf(answers: Answers): Answers[string] | undefined {
  const lists = ['restaurants', 'menus', 'categories'].map(
    (name) => [name, answers[`GET /api/${name}`]] as const,
  );
  const failed = lists.find(([, answer]) => !answer?.body || (answer.status ?? 200) >= 400);
  if (failed) return failed[1];
  return { body: Object.fromEntries(lists.map(([name, answer]) => [name, answer?.body])) };
}

/** Mocks the server in a browser test, and records requests, forms by their fields. Calls without a mock get a 404. */
export function mockServer(answers: Answers) {
  const asked: { call: string; query?: string; body: unknown }[] = [];
  globalThis.fetch = (address, request) => {
    const { pathname, search } = new URL(
      address instanceof Request ? address.url : address,
      'http://localhost',
    );
    const call = `${request?.method ?? 'GET'} ${pathname}`;
    const given = request?.body;
    const fields = given instanceof FormData ? Object.fromEntries(given) : given;
    const body: unknown = typeof given === 'string' ? JSON.parse(given) : fields;
    asked.push({ call, body, ...(search !== '' && { query: search }) });
    const known = answers[call] ?? (call === 'GET /api/overview' && overviewOf(answers));
    const reply = known || { status: 404, body: { detail: `No answer for ${call}` } };
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

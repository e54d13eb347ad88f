/** Mock responses; the key is `GET /api/menus`. `never` leaves the call pending. */
type Answers = Record<string, { status?: number; body?: unknown; never?: true }>;

/** Mocks the server in a browser test, and records requests. Calls without a mock get a 404. */
export function mockServer(answers: Answers): { asked: { call: string; body: unknown }[] } {
  const asked: { call: string; body: unknown }[] = [];
  globalThis.fetch = (address, request) => {
    const { pathname } = new URL(
      address instanceof Request ? address.url : address,
      'http://localhost',
    );
    const call = `${request?.method ?? 'GET'} ${pathname}`;
    const sent = request?.body;
    asked.push({ call, body: typeof sent === 'string' ? JSON.parse(sent) : sent });
    const reply = answers[call] ?? { status: 404, body: { detail: `No answer for ${call}` } };
    if (reply.never) return new Promise(() => undefined);
    const text = reply.body === undefined ? null : JSON.stringify(reply.body);
    return Promise.resolve(new Response(text, { status: reply.status ?? 200 }));
  };
  return { asked };
}

import { createServer, type IncomingHttpHeaders, type RequestListener } from 'node:http';

/** A server of the test’s own, on loopback. */
export async function openServer(answer: RequestListener) {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const close = async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  return { port, origin: `http://127.0.0.1:${port}`, close };
}

export type Received = { path: string; headers: IncomingHttpHeaders; body: string };
type Reply = { status?: number; headers?: Record<string, string>; text?: string };

/** The same, which keeps what it is sent. */
export async function openReceiver(reply: (one: Received) => Reply) {
  const received: Received[] = [];
  const server = await openServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const body = Buffer.concat(parts).toString();
      const one = { path: request.url ?? '', headers: request.headers, body };
      received.push(one);
      const { status = 200, headers, text } = reply(one);
      response.writeHead(status, headers).end(text);
    });
  });
  return { ...server, received };
}

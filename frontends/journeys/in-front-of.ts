import { createServer, type ServerResponse } from 'node:http';

/**
 * The product behind an address of this test's own, which may answer some paths itself: as a later deployment does, or
 * a bad network.
 */
export async function inFrontOf(origin: string) {
  const own = new Map<string, (response: ServerResponse) => void>();
  const server = createServer((request, response) => {
    const path = request.url ?? '/';
    const answerOwn = own.get(path);
    if (answerOwn) return answerOwn(response);
    void fetch(origin + path).then(async (answer) => {
      response.statusCode = answer.status;
      response.setHeader('content-type', answer.headers.get('content-type') ?? 'text/plain');
      response.end(Buffer.from(await answer.arrayBuffer()));
      return undefined;
    });
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const close = () =>
    new Promise((resolve) => {
      server.close(resolve);
      server.closeAllConnections();
    });
  return { url: `http://localhost:${port}`, own, close };
}

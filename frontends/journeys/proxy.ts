import { createServer, type ServerResponse } from 'node:http';

/**
 * A proxy for the product with its own origin, which can override some paths: to simulate a later deployment, or a bad
 * network.
 */
export async function startProxy(origin: string) {
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

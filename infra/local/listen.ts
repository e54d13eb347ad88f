import type { Server } from 'node:http';

/** Listens, by default on loopback; port 0 picks any free one. `close` also drops open connections. */
export async function listen(server: Server, port = 0, host = '127.0.0.1') {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, host, () => {
      server.off('error', reject);
      resolve();
    });
  });
  const address = server.address();
  const bound = typeof address === 'object' && address ? address.port : port;
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return { port: bound, url: `http://127.0.0.1:${bound}`, close };
}

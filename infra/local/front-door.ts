import { listen } from './listen.ts';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { jsonResponse, type HttpRequest, type HttpResponse, type Origin } from './api/http.ts';

/** CloudFront accepts up to 20 GB, an API 10 MB; larger bodies are refused before they fill the memory. */
const bodyLimit = 12 * 1024 * 1024;

async function read(incoming: IncomingMessage): Promise<HttpRequest | undefined> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of incoming) {
    const bytes = Buffer.from(chunk);
    size += bytes.length;
    if (size <= bodyLimit) chunks.push(bytes);
  }
  if (size > bodyLimit) return undefined;
  const [path = '/', ...query] = (incoming.url ?? '/').split('?');
  const headers = Object.fromEntries(
    Object.entries(incoming.headers).map(([name, value]) => [
      name,
      Array.isArray(value) ? value.join(', ') : (value ?? ''),
    ]),
  );
  const peer = (incoming.socket.remoteAddress ?? '').replace(/^::ffff:/, '');
  return {
    method: incoming.method ?? 'GET',
    path,
    query: query.join('?'),
    headers,
    body: Buffer.concat(chunks),
    peer,
  };
}

function write(outgoing: ServerResponse, response: HttpResponse, method: string | undefined): void {
  if (response.cookies.length > 0) outgoing.setHeader('set-cookie', response.cookies);
  const hasBody = response.status !== 204 && response.status !== 304;
  const length = hasBody ? { 'content-length': response.body.length } : {};
  outgoing.writeHead(response.status, { ...response.headers, ...length });
  outgoing.end(hasBody && method !== 'HEAD' ? response.body : undefined);
}

/** Milliseconds. A connection that is closed just as the next call arrives fails it, so few are closed while in use. */
const keepAliveTimeout = 120_000;

/** Serves the edge on loopback. If the port is in use, the error says what to do. */
export async function openFrontDoor(
  port: number,
  answer: Origin,
): Promise<{ port: number; close: () => Promise<void> }> {
  const server = createServer({ keepAliveTimeout }, (incoming, outgoing) => {
    void read(incoming)
      .then((request) =>
        request
          ? answer(request)
          : jsonResponse(413, { detail: 'The request is too large', code: 'too_large' }),
      )
      .catch((error: unknown) => {
        // Omit the query: it may contain a token from a link.
        const path = incoming.url?.split('?', 1)[0];
        const brokeOff = incoming.destroyed && !incoming.complete;
        if (brokeOff) console.error(`${incoming.method} ${path}: the client broke off`);
        else console.error(error);
        return jsonResponse(502, { detail: 'Bad Gateway' });
      })
      .then((response) => write(outgoing, response, incoming.method));
  });
  // Both IPv4 and IPv6, since `localhost` may mean either.
  return listen(server, port, 'localhost').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EADDRINUSE') throw error;
    const message = `Port ${port} is taken. Stop what runs there, or choose another: PORT=4001 npm start`;
    throw new Error(message, { cause: error });
  });
}

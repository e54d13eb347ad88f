import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { listen } from '../listen.ts';
import { answerApi, type Api, type ApiRequest } from './api.ts';
import { answerBrowser } from './browser.ts';
import { Database } from './database.ts';
import { IdempotentAnswers } from './idempotency.ts';
import { Outbox, noFaults, slowMs, type Faults } from './outbox.ts';
import { openProvider } from './provider.ts';

export type StripeOptions = {
  /** Port of the API; 0 picks any free port. */
  port: number;
  dataDir: string;
  /** Origin that serves `handle` under /__local/stripe: `http://localhost:4000`. */
  publicOrigin: string;
  secretKey: string;
  webhookSecret: string;
  webhookUrl: string;
};

export type RunningStripe = {
  url: string;
  port: number;
  /** Handles the pages and controls under /__local/stripe. */
  handle: (request: Request) => Promise<Response>;
  close: () => Promise<void>;
};

/** A payment provider that responds to the official SDK as Stripe does, as far as the product uses it. */
export async function startStripe(options: StripeOptions): Promise<RunningStripe> {
  const { publicOrigin, secretKey, webhookUrl, webhookSecret } = options;
  const db = new Database(options.dataDir);
  const provider = openProvider(db, `${publicOrigin}/__local/stripe`);
  const api: Api = { provider, answers: new IdempotentAnswers(db), secretKey };
  let faults: Faults = noFaults;
  const outbox = new Outbox({ provider, webhookUrl, webhookSecret, faults: () => faults });
  const flush = () => outbox.flush();
  const server = createServer((incoming, outgoing) => {
    void serve(incoming, outgoing, api, faults).then(flush);
  });
  const { port, url, close: stop } = await listen(server, options.port);
  const setFaults = async (next: Faults) => {
    const wasDown = faults.mode === 'down';
    faults = next;
    if (next.mode === 'down') await stop();
    else if (wasDown) await listen(server, port);
  };
  void flush();
  return {
    url,
    port,
    handle: (request) => answerBrowser(request, { provider, setFaults, flush }),
    close: async () => {
      if (server.listening) await stop();
      await outbox.close();
      db.close();
    },
  };
}

async function serve(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  api: Api,
  { mode }: Faults,
): Promise<void> {
  const request = await readRequest(incoming);
  if (mode === 'hangs') return;
  const reply = await answerApi(request, api, mode === 'error');
  // The work is done before the delay, so that a caller who times out and retries gets the same response.
  if (mode === 'slow') await sleep(slowMs, undefined, { ref: false });
  if (mode === 'loses') return void outgoing.destroy();
  outgoing.writeHead(reply.status, reply.headers).end(reply.body);
}

async function readRequest(incoming: IncomingMessage): Promise<ApiRequest> {
  const parts: Buffer[] = [];
  for await (const part of incoming) parts.push(part);
  const url = new URL(incoming.url ?? '/', 'http://127.0.0.1');
  const method = incoming.method ?? 'GET';
  const key = incoming.headers['idempotency-key'];
  const body = Buffer.concat(parts).toString('utf8');
  return {
    method,
    path: url.pathname,
    form: method === 'POST' ? body : [url.search.slice(1), body].filter(Boolean).join('&'),
    authorization: incoming.headers.authorization ?? '',
    idempotencyKey: typeof key === 'string' ? key : undefined,
  };
}

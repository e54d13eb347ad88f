import type { Credentials } from './access/principals.ts';
import type { Faults } from './faults.ts';
import type { LambdaFunction } from './functions/lambda-function.ts';
import type { Schedules } from './functions/schedules.ts';
import type { Mail } from './aws/mail-service.ts';
import { jsonResponse, type HttpRequest, type HttpResponse } from './api/http.ts';

export type ConsoleSources = {
  functions: LambdaFunction[];
  /** All mails, or those to one address. */
  mail: (to?: string | null) => Mail[];
  handlePayments?: (request: Request) => Promise<Response>;
  runSchedules: Schedules['run'];
  /** Reloads the current synthesized assembly. */
  redeploy: () => Promise<void>;
  faults: Faults;
  origin: string;
  /** What operator commands need; the operator's AWS account is somewhere else. */
  operator: () => { endpoint: string; tableName: string; credentials: Credentials };
};

const escape = (text: string) => text.replaceAll(/[&<>"]/g, (sign) => `&#${sign.codePointAt(0)};`);

const styles = `body{font:15px/1.5 system-ui,sans-serif;max-width:64rem;margin:2rem auto;padding:0 1rem;
color:#1c2b21}pre{background:#f4f6f3;padding:.75rem;overflow:auto;max-height:20rem;white-space:pre-wrap}
summary{cursor:pointer;font-weight:600}a{color:#2c6e3f}`;

function page({ functions, mail, handlePayments }: ConsoleSources): string {
  const mails = mail()
    .toReversed()
    .map(
      (
        it,
      ) => `<details><summary>${escape(it.subject)}</summary><p>${escape(it.at)}, to ${escape(it.to.join(', '))}</p>
<pre>${escape(it.text || it.html)}</pre></details>`,
    );
  const logs = functions.map(
    (fn) => `<details><summary>${escape(fn.name)} (${fn.logs.length})</summary>
<pre>${escape(fn.logs.map(({ at, line }) => `${at} ${line}`).join('\n'))}</pre></details>`,
  );
  const payments = handlePayments
    ? '<p><a href="/__local/stripe/">The payment provider</a></p>'
    : '';
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Menuleaf on this machine</title>
<meta name="viewport" content="width=device-width"><style>${styles}</style>
<h1>Menuleaf on this machine</h1><p><a href="/">The product</a></p>${payments}
<h2>Sent mail</h2><p><a href="/__local/mail.json">As JSON</a></p>${mails.join('') || '<p>None yet.</p>'}
<h2>Functions</h2>${logs.join('')}</html>`;
}

async function payments(
  request: HttpRequest,
  sources: ConsoleSources,
): Promise<HttpResponse | undefined> {
  if (!sources.handlePayments || !request.path.startsWith('/__local/stripe')) return undefined;
  const hasBody = !['GET', 'HEAD'].includes(request.method);
  const url = `${sources.origin}${request.path}${request.query && `?${request.query}`}`;
  const body = hasBody ? new Uint8Array(request.body) : undefined;
  const answer = await sources.handlePayments(
    new Request(url, { method: request.method, headers: request.headers, body }),
  );
  return {
    status: answer.status,
    headers: Object.fromEntries(answer.headers),
    cookies: answer.headers.getSetCookie(),
    body: Buffer.from(await answer.arrayBuffer()),
  };
}

/** Serves the developer console under /__local. */
export async function answerConsole(
  request: HttpRequest,
  sources: ConsoleSources,
): Promise<HttpResponse> {
  const paid = await payments(request, sources);
  if (paid) return paid;
  if (request.path === '/__local/mail.json') {
    return jsonResponse(200, sources.mail(new URLSearchParams(request.query).get('to')));
  }
  if (request.path === '/__local/logs.json') {
    return jsonResponse(200, Object.fromEntries(sources.functions.map((fn) => [fn.name, fn.logs])));
  }
  if (request.path === '/__local/operator.json') return jsonResponse(200, sources.operator());
  if (request.path === '/__local/schedules' && request.method === 'POST') {
    const part = new URLSearchParams(request.query).get('function') ?? '';
    const failures = await sources.runSchedules(part);
    if (!failures) return jsonResponse(404, { detail: `The clock wakes no function ${part}` });
    return jsonResponse(Object.keys(failures).length > 0 ? 500 : 200, { failures });
  }
  if (request.path === '/__local/faults' && request.method === 'POST') {
    return jsonResponse(200, sources.faults.set(JSON.parse(request.body.toString())));
  }
  if (request.path === '/__local/faults') {
    return jsonResponse(200, { ...sources.faults.now, killed: sources.faults.killed });
  }
  if (request.path === '/__local/redeploy' && request.method === 'POST') {
    await sources.redeploy();
    return jsonResponse(200, {});
  }
  if (!/^\/__local\/?$/.test(request.path)) return jsonResponse(404, { detail: 'Not Found' });
  return {
    status: 200,
    headers: { 'content-type': 'text/html; charset=utf-8' },
    cookies: [],
    body: Buffer.from(page(sources)),
  };
}

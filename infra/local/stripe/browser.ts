import * as z from 'zod';
import { applyDue } from './due.ts';
import { faults, type Faults } from './outbox.ts';
import { checkoutPage, payOnPage } from './pages/checkout-page.ts';
import { html } from './pages/html.ts';
import { invoicePage, payInvoice } from './pages/invoice-page.ts';
import { goTo, page } from './pages/layout.ts';
import { overviewPage } from './pages/overview-page.ts';
import { changeCancellation, changeCard, portalPage } from './pages/portal-page.ts';
import type { Provider } from './provider.ts';
import { StripeError } from './stripe-error.ts';

/** Dependencies of the pages and the clock. */
export type Counter = {
  provider: Provider;
  setFaults: (faults: Faults) => Promise<void>;
  /** Resolves once each pending event has been tried. */
  flush: () => Promise<void>;
};

type Answer = (counter: Counter, id: string, body: string) => Response | Promise<Response>;

const maxAdvanceDays = 3660;

const advance = z.strictObject({ advance_days: z.coerce.number().min(0).max(maxAdvanceDays) });

const form = (body: string) => new URLSearchParams(body);

const routes: ReadonlyArray<readonly [method: string, path: RegExp, answer: Answer]> = [
  ['GET', /^\/?$/, ({ provider }) => overviewPage(provider)],
  ['GET', /^\/clock$/, ({ provider }) => Response.json({ now: isoNow(provider) })],
  ['POST', /^\/clock$/, turnClock],
  ['POST', /^\/faults$/, setFaults],
  ['GET', /^\/checkout\/(\w+)$/, ({ provider }, id) => checkoutPage(provider, id)],
  [
    'POST',
    /^\/checkout\/(\w+)\/pay$/,
    ({ provider }, id, body) => payOnPage(provider, id, form(body)),
  ],
  ['GET', /^\/portal\/(\w+)$/, ({ provider }, id) => portalPage(provider, id)],
  [
    'POST',
    /^\/portal\/(\w+)\/card$/,
    ({ provider }, id, body) => changeCard(provider, id, form(body)),
  ],
  [
    'POST',
    /^\/portal\/(\w+)\/cancellation$/,
    ({ provider }, id, body) => changeCancellation(provider, id, form(body)),
  ],
  ['GET', /^\/invoices\/(\w+)$/, ({ provider }, id) => invoicePage(provider, id)],
  ['POST', /^\/invoices\/(\w+)\/pay$/, ({ provider }, id) => payInvoice(provider, id)],
];

/** Serves everything under `/__local/stripe`. */
export async function answerBrowser(request: Request, counter: Counter): Promise<Response> {
  const path = new URL(request.url).pathname.replace('/__local/stripe', '');
  const method = request.method === 'HEAD' ? 'GET' : request.method;
  const route = routes.find(([one, pattern]) => one === method && pattern.test(path));
  if (!route) return notFound('There is no such page.');
  const [, pattern, answer] = route;
  try {
    applyDue(counter.provider);
    return await answer(counter, pattern.exec(path)?.[1] ?? '', await request.text());
  } catch (error) {
    if (error instanceof StripeError) return notFound(error.message);
    if (error instanceof z.ZodError)
      return Response.json({ error: z.prettifyError(error) }, { status: 400 });
    throw error;
  } finally {
    void counter.flush();
  }
}

/**
 * Takes `{"advance_days": n}`; the overview's buttons post the same as a form. Pending events are sent before it
 * responds.
 */
async function turnClock({ provider, flush }: Counter, _: string, body: string): Promise<Response> {
  const isJson = body.trimStart().startsWith('{');
  const given: unknown = isJson ? JSON.parse(body) : Object.fromEntries(form(body));
  provider.clock.advance(Math.round(advance.parse(given).advance_days * 86_400));
  applyDue(provider);
  await flush();
  return isJson ? Response.json({ now: isoNow(provider) }) : goTo(`${provider.origin}/`);
}

async function setFaults(counter: Counter, _: string, body: string): Promise<Response> {
  const given = faults.parse(JSON.parse(body));
  await counter.setFaults(given);
  return Response.json(given);
}

function isoNow({ clock }: Provider): string {
  return new Date(clock.now() * 1000).toISOString();
}

function notFound(message: string): Response {
  return page(
    'Not found',
    html`<h1>Not found</h1>
      <p>${message}</p>`,
    404,
  );
}

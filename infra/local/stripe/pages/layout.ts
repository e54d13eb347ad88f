import { html, Html } from './html.ts';

/** The style of these pages, distinct so that nobody mistakes them for the shop's. */
const style = new Html(`
:root {
  color-scheme: light dark;
  --ink: #1f2430; --soft: #5d6475; --paper: #fff; --ground: #f4f5f8; --line: #d5d9e2;
  --accent: #4b45c6; --on-accent: #fff; --bad: #b3261e;
}
@media (prefers-color-scheme: dark) {
  :root {
    --ink: #eceef4; --soft: #a4abbb; --paper: #1c1f27; --ground: #12141a; --line: #3a3f4c;
    --accent: #a5a1ff; --on-accent: #14132b; --bad: #ff9c94;
  }
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--ground); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif; }
.local { margin: 0; padding: .6rem 1rem; text-align: center; font-size: .875rem; background: #f7d774; color: #332a05; }
main {
  max-width: 30rem; margin: 2rem auto; padding: 1.75rem;
  background: var(--paper); border: 1px solid var(--line); border-radius: .75rem;
}
main:has(td:nth-child(5)) { max-width: 64rem; }
@media (max-width: 34rem) { main { margin: 0; border: 0; border-radius: 0; padding: 1.25rem; } }
h1 { margin: 0 0 .25rem; font-size: 1.25rem; }
h2 { margin: 2rem 0 .5rem; font-size: 1rem; }
.price { margin: 0 0 1.5rem; font-size: 2rem; font-weight: 650; letter-spacing: -.02em; }
.price small, .soft { color: var(--soft); font-size: .9rem; font-weight: 400; letter-spacing: 0; }
label { display: block; margin-bottom: 1rem; font-size: .875rem; font-weight: 600; }
input {
  display: block; width: 100%; margin-top: .3rem; padding: .7rem .8rem; font: inherit; font-weight: 400;
  color: inherit; background: var(--ground); border: 1px solid var(--line); border-radius: .5rem;
}
.row { display: grid; grid-template-columns: 1fr 1fr; gap: 1rem; }
button {
  padding: .7rem 1.1rem; font: inherit; font-weight: 650; cursor: pointer;
  color: var(--on-accent); background: var(--accent); border: 0; border-radius: .5rem;
}
button.wide { width: 100%; padding: .85rem; }
button.plain { color: inherit; background: transparent; border: 1px solid var(--line); }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
a { color: var(--accent); }
.alert { margin: 0 0 1rem; padding: .7rem .9rem; color: var(--bad); border: 1px solid currentColor; border-radius: .5rem; }
.actions { display: flex; flex-wrap: wrap; gap: .6rem; align-items: center; }
.scroll { overflow-x: auto; }
table { width: 100%; border-collapse: collapse; font-size: .875rem; }
th, td { padding: .4rem .75rem .4rem 0; text-align: left; border-bottom: 1px solid var(--line); white-space: nowrap; }
`);

/** A complete page. It has no script and loads no resources. */
export function page(title: string, content: Html, status = 200): Response {
  const document = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        <style>
          ${style}
        </style>
      </head>
      <body>
        <p class="local">
          <strong>Local payment page.</strong> No real card is charged and nothing leaves this
          machine.
        </p>
        <main>${content}</main>
      </body>
    </html>`;
  return new Response(document.markup, {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'",
    },
  });
}

/** 303, so that reloading the next page does not post again. */
export function goTo(url: string): Response {
  return new Response(null, { status: 303, headers: { location: url } });
}

export function alert(message: string | undefined): Html | undefined {
  return message === undefined ? undefined : html`<p class="alert" role="alert">${message}</p>`;
}

export function money(cents: number, currency: string): string {
  return (cents / 100).toLocaleString('en-US', { style: 'currency', currency });
}

export function longDate(seconds: number): string {
  const date = new Date(seconds * 1000);
  return date.toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
}

export type Cell = Html | string | number | null | undefined;
const mostRows = 50;

/** A table, as wide as it needs to be. */
export function table(heads: readonly string[], rows: ReadonlyArray<readonly Cell[]>): Html {
  if (rows.length === 0) return html`<p class="soft">None yet.</p>`;
  const lines = rows.slice(0, mostRows).map(
    (row) =>
      html`<tr>
        ${row.map((cell) => html`<td>${cell}</td>`)}
      </tr>`,
  );
  const more =
    rows.length > mostRows
      ? html`<p class="soft">and ${rows.length - mostRows} more</p>`
      : undefined;
  return html`<div class="scroll">
      <table>
        <thead>
          <tr>
            ${heads.map((head) => html`<th>${head}</th>`)}
          </tr>
        </thead>
        <tbody>
          ${lines}
        </tbody>
      </table>
    </div>
    ${more}`;
}

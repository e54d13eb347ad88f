import { html, type Html } from './html.ts';
import { style } from './style.ts';

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

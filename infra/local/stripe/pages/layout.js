import { html } from './html.ts';
import { style } from './style.ts';
/** A whole page. It has no script, and loads nothing. */
export function page(title, content, status = 200) {
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
/** 303, so that a reload of the next page posts nothing again. */
export function goTo(url) {
  return new Response(null, { status: 303, headers: { location: url } });
}
export function alert(message) {
  return message === undefined ? undefined : html`<p class="alert" role="alert">${message}</p>`;
}
export function money(cents, currency) {
  return (cents / 100).toLocaleString('en-US', { style: 'currency', currency });
}
export function longDate(seconds) {
  const date = new Date(seconds * 1000);
  return date.toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
}

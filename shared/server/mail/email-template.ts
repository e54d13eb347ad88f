import type { Mail } from './mail.ts';

/** A plain email: paragraphs, and at most one action. */
export type EmailContent = {
  heading: string;
  paragraphs: string[];
  action?: { label: string; url: string };
};

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escape = (text: string) => text.replace(/[&<>"']/g, (character) => entities[character] ?? '');

const signature = 'Menuleaf';

function emailText({ heading, paragraphs, action }: EmailContent): string {
  const parts = [heading, ...paragraphs];
  if (action) parts.push(`${action.label}: ${action.url}`);
  return [...parts, signature].join('\n\n');
}

/** One column, system fonts, no remote content, light and dark colors. */
function emailHtml({ heading, paragraphs, action }: EmailContent): string {
  const body = paragraphs
    .map((text) => `<p style="margin:0 0 16px">${escape(text).replaceAll('\n', '<br>')}</p>`)
    .join('');
  const button = action
    ? `<p style="margin:24px 0"><a class="b" href="${escape(action.url)}">${escape(action.label)}</a></p>
<p class="m">If the button does not work, open this address:<br>${escape(action.url)}</p>`
    : '';
  return `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="color-scheme" content="light dark"><meta name="viewport" content="width=device-width">
<title>${escape(heading)}</title><style>
body{margin:0;padding:32px 16px;background:#FBFAF7;color:#1B1F1A;font:16px/1.5 system-ui,sans-serif}
main{max-width:34rem;margin:0 auto}h1{font:600 24px/1.25 Georgia,serif;margin:0 0 20px}
.b{display:inline-block;padding:10px 18px;border-radius:6px;background:#1F6B3B;color:#fff;text-decoration:none}
.m{color:#5C6459;font-size:13px;word-break:break-all}
@media(prefers-color-scheme:dark){body{background:#131613;color:#ECEFEA}.b{background:#6CC38A;color:#131613}.m{color:#A3ABA0}}
</style></head><body><main><h1>${escape(heading)}</h1>${body}${button}<p class="m">${signature}</p></main></body></html>`;
}

export const renderEmail = (content: EmailContent) => ({
  text: emailText(content),
  html: emailHtml(content),
});

/** A mail that greets whom it goes to: by name, where the address is known to be theirs. */
export const mailTo = (
  { email, full_name }: { email: string; full_name?: string },
  subject: string,
  { paragraphs, ...content }: EmailContent,
): Mail => {
  const hello = full_name === undefined ? 'Hello,' : `Hello ${full_name},`;
  return { to: email, subject, ...renderEmail({ ...content, paragraphs: [hello, ...paragraphs] }) };
};

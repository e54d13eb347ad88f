import { setTimeout as wait } from 'node:timers/promises';
/** A page's HTML, once it has a text. */
export async function pageWith(url: string, text: string): Promise<string> {
  for (;;) {
    const response = await fetch(url);
    const html = await response.text();
    if (response.ok && html.includes(text)) return html;
    await wait(20);
  }
}

/** The HTML of a page, once it says a text. */
export async function pageWith(url: string, text: string): Promise<string> {
  for (;;) {
    const response = await fetch(url);
    const html = await response.text();
    if (response.ok && html.includes(text)) return html;
    await new Promise((resolve) => {
      setTimeout(resolve, 20);
    });
  }
}

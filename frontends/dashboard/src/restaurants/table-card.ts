const style = `
  body { display: grid; min-height: 96vh; margin: 0; place-content: center; justify-items: center;
    font-family: ui-serif, Georgia, serif; text-align: center; }
  h1 { font-size: 32pt; margin: 0 0 16pt; }
  p { font: 14pt system-ui; margin: 16pt 0 0; }
  svg { width: 90mm; height: 90mm; }`;

/** Prints a card for the table: the name, the code and what to do with it. */
export function printTableCard(name: string, svg: string): void {
  const frame = document.createElement('iframe');
  frame.hidden = true;
  document.body.append(frame);
  const page = frame.contentDocument;
  const view = frame.contentWindow;
  if (!page || !view) return;
  page.title = name;
  page.body.innerHTML = `<style>${style}</style><h1></h1>${svg}<p>Scan this QR code to view the menu on your mobile device</p>`;
  const heading = page.querySelector('h1');
  if (heading) heading.textContent = name;
  view.addEventListener('afterprint', () => frame.remove());
  view.focus();
  view.print();
}

/** A file for the printer's shop: it stays sharp at any size. */
export function saveAsSvg(name: string, svg: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  link.download = `${name.replaceAll(/[^\p{L}\p{N}]+/gu, '-').toLowerCase()}-qr-code.svg`;
  link.click();
  URL.revokeObjectURL(link.href);
}

// Stands in each page, below its script. An edge of another deployment may not know that script's text, and keep it from
// running: then its file is asked for. This text is known to every edge, so it never changes.
if (!('on' in document.body.dataset)) {
  const { page } = document.querySelector<HTMLElement>('script[data-page]')?.dataset ?? {};
  if (page) void import(page);
}

// In each page, below its script. An edge from another deployment may lack that script's CSP hash and block it: then
// its file is loaded. Every edge knows the hash of this text, so it must never change.
if (!('on' in document.body.dataset)) {
  const { page } = document.querySelector<HTMLElement>('script[data-page]')?.dataset ?? {};
  if (page) void import(page);
}

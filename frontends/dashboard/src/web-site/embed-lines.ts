/** HTML for an owner's own site. The script finds its own position, and replaces the link before it. */
export function embedLines(origin: string, id: string) {
  const menu = `${origin}/restaurant/${id}/menu`;
  const script = `<script async src="${origin}/restaurant/embed.js" data-restaurant="${id}"></script>`;
  return {
    script: `<div style="min-height:100vh"><a href="${menu}">Our menu</a>${script}</div>`,
    frame: `<iframe src="${origin}/restaurant/${id}/embed" title="Menu" loading="lazy" style="width:100%;height:85vh;border:0"></iframe>`,
    address: `${origin}/restaurant/${id}/embed`,
    link: `<a href="${menu}">Our menu</a>`,
  };
}

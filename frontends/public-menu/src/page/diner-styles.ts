/**
 * The whole style of what diners read, inlined into each page: no font, no second request.
 * Everything stands under `.diner`, because the owner's preview shows the same markup inside the shell.
 */
export const dinerStyles = `
.diner{--paper:#FBFAF7;--surface:#fff;--ink:#1B1F1A;--muted:#5C6459;--line:#E4E2DA;--leaf:#1F6B3B;--leaf-soft:#E6F1E8;--tomato:#B3261E;color-scheme:light dark;background:var(--paper);color:var(--ink);font:17px/1.5 system-ui,sans-serif;overflow-wrap:anywhere}
@media(prefers-color-scheme:dark){.diner{--paper:#131613;--surface:#1B1F1B;--ink:#ECEFEA;--muted:#A3ABA0;--line:#2C322C;--leaf:#6CC38A;--leaf-soft:#1D3325;--tomato:#F2A29B}}
body.diner{margin:0;min-height:100vh;display:flex;flex-direction:column}
.diner *{box-sizing:border-box}
.diner main{width:100%;max-width:44rem;margin:0 auto;padding:0 20px 64px;flex:1}
.diner h1,.diner h2,.diner h3,.diner p,.diner ul,.diner dl,.diner dd{margin:0;padding:0}
.diner ul{list-style:none}
.diner h1,.diner h2{font-family:ui-serif,Georgia,serif;font-weight:600;line-height:1.2;text-wrap:balance}
.diner h1{font-size:38px;padding-top:40px}
.diner h2{font-size:28px}
.diner h3{font-size:17px;font-weight:600}
.diner a{color:var(--leaf)}
.diner :focus-visible{outline:2px solid var(--leaf);outline-offset:2px;border-radius:2px}
.diner .lead{color:var(--muted);margin-top:8px;white-space:pre-line}
.diner .status{margin-top:8px;font-size:15px;color:var(--muted)}
.diner nav.tabs{position:sticky;top:0;z-index:1;background:var(--paper);border-bottom:1px solid var(--line);margin:24px -20px 0;padding:0 12px}
.diner nav.tabs ul{display:flex;overflow-x:auto;scrollbar-width:none}
.diner nav.tabs a{display:block;padding:12px 8px;white-space:nowrap;color:var(--muted);text-decoration:none;font-size:15px;min-height:44px}
.diner nav.tabs a[aria-current]{color:var(--leaf);box-shadow:inset 0 -2px var(--leaf)}
.diner section.category{padding-top:40px;scroll-margin-top:32px}
.diner .category>p{color:var(--muted);margin-top:4px;white-space:pre-line}
.diner .item{display:flex;gap:16px;padding:16px 0;border-bottom:1px solid var(--line)}
.diner .item:last-child{border-bottom:0}
.diner .what{flex:1;min-width:0}
.diner .line{display:flex;gap:16px;justify-content:space-between;align-items:baseline}
.diner .price{font-variant-numeric:tabular-nums;white-space:nowrap}
.diner .desc{color:var(--muted);font-size:15px;white-space:pre-line}
.diner .marks{display:flex;flex-wrap:wrap;gap:4px 12px;font-size:13px;color:var(--muted);margin-top:4px}
.diner .marks .diet{color:var(--leaf)}
.diner .soldout h3,.diner .soldout .price{color:var(--muted);text-decoration:line-through}
.diner .marks .gone{color:var(--tomato);font-weight:600}
.diner .item img{width:96px;height:72px;object-fit:cover;border-radius:6px;flex:none}
.diner .updated{color:var(--muted);font-size:13px;margin-top:40px}
.diner .facts{display:grid;gap:40px;margin-top:40px}
@media(min-width:640px){.diner .facts{grid-template-columns:1fr 1fr}}
.diner .facts h2{font-size:21px;margin-bottom:12px}
.diner .facts p+p{margin-top:8px}
.diner .hours div{display:flex;justify-content:space-between;gap:16px;padding:4px 0;border-bottom:1px solid var(--line)}
.diner .hours div:last-child{border-bottom:0}
.diner .hours dd{text-align:right;font-variant-numeric:tabular-nums}
.diner .social{display:flex;flex-wrap:wrap;gap:4px 20px;margin-top:12px}
.diner .social a{padding:8px 0}
.diner .cta{display:inline-block;background:var(--leaf);color:var(--paper);text-decoration:none;padding:10px 20px;border-radius:6px;margin-top:12px;min-height:44px}
.diner .map{border:0;width:100%;height:200px;border-radius:12px;margin-top:12px;background:var(--leaf-soft)}
.diner footer{border-top:1px solid var(--line);color:var(--muted);font-size:13px;text-align:center;padding:20px}
.diner .empty{padding-top:64px;text-align:center;max-width:30rem;margin:0 auto}
@media print{.diner{background:#fff;color:#000;--ink:#000;--muted:#333;--line:#bbb;font-size:11pt}.diner nav.tabs,.diner .map,.diner .cta{display:none}.diner .item{break-inside:avoid}}
`
  .replace(/\n/g, '')
  .trim();

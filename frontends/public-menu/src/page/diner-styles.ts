import { squeezed } from './squeezed.ts';

/**
 * The style of what diners read, inlined into each page: no font, no second request. Everything stands under `.diner`,
 * because the owner's preview shows the same markup inside the shell. This part is in every page.
 */
export const frameStyles = squeezed(`
.diner{--paper:#FBFAF7;--surface:#fff;--ink:#1B1F1A;--muted:#5C6459;--line:#E4E2DA;--edge:#8B9187;--leaf:#1F6B3B;--leaf-soft:#E6F1E8;--on-leaf:#fff;--tomato:#B3261E;--saffron:#8A5A00;color-scheme:light dark;background:var(--paper);color:var(--ink);font:1.0625rem/1.5 system-ui,sans-serif;overflow-wrap:anywhere;-webkit-text-size-adjust:100%}
@media(prefers-color-scheme:dark){.diner{--paper:#131613;--surface:#1B1F1B;--ink:#ECEFEA;--muted:#A3ABA0;--line:#2C322C;--edge:#6C756B;--leaf:#6CC38A;--leaf-soft:#1D3325;--on-leaf:#0E1A12;--tomato:#F2A29B;--saffron:#E8C06A}}
body.diner{margin:0;min-height:100vh;display:flex;flex-direction:column}
.diner *{box-sizing:border-box}
.diner :where(main,.page){width:100%;max-width:44rem;margin:0 auto;padding:0 20px 64px;flex:1}
.diner :is(h1,h2,h3,p,ul,dl,dd,fieldset){margin:0;padding:0;border:0}
.diner ul{list-style:none}
.diner :is(h1,h2){font-family:ui-serif,Georgia,serif;font-weight:600;line-height:1.2;text-wrap:balance;letter-spacing:-.01em}
.diner h1{font-size:2.375rem;padding-top:32px}
.diner h2{font-size:1.75rem}
.diner a{color:var(--leaf);text-underline-offset:3px;text-decoration-thickness:1px}
.diner :focus-visible{outline:2px solid var(--leaf);outline-offset:2px;border-radius:2px}
.diner [hidden]{display:none!important}
.diner :is(button,input,select){font:inherit;color:inherit}
.diner button{cursor:pointer}
.diner .lead{color:var(--muted);margin-top:8px;white-space:pre-line}
.diner .status{font-size:.9375rem}
.diner .preview{text-align:center}
.diner .status a{color:var(--muted);text-decoration:none;display:inline-flex;align-items:center;min-height:44px}
.diner .status a:hover{text-decoration:underline}
.diner .status a::before{content:"";width:8px;height:8px;border-radius:4px;background:var(--line);margin-inline-end:8px}
.diner [data-open=false]::before{background:var(--tomato)!important}
.diner [data-open=true]::before{background:var(--leaf)!important}
.diner:not([data-on]) .js{visibility:hidden}
@media(scripting:none){.diner .js{display:none!important}.diner .tabs{display:flex!important}}
.diner .updated{color:var(--muted);font-size:.8125rem;margin-top:40px;display:grid;gap:8px}
.diner .updated a{display:inline-block;padding:12px 16px 12px 0}
.diner .cta{display:inline-flex;align-items:center;min-height:44px;padding:0 20px;border:0;border-radius:6px;background:var(--leaf);color:var(--on-leaf);text-decoration:none;font-weight:600}
.diner footer{border-top:1px solid var(--line);color:var(--muted);font-size:.8125rem;text-align:center;padding:20px}
.diner .cookies{position:fixed;inset:auto 0 0;margin:0 auto 16px;width:min(26rem,calc(100% - 32px));padding:12px 20px;background:var(--surface);border:1px solid var(--line);border-radius:12px;box-shadow:0 12px 40px rgb(0 0 0/.18);font-size:.8125rem;z-index:2}
.diner .cookies a{padding:4px 0;display:inline-block}
.diner .cookies div{display:flex;gap:8px;margin-top:8px}
.diner .cookies button{flex:1;min-height:44px;border:1px solid var(--edge);border-radius:6px;background:none}
@media(max-height:400px){.diner .cookies{position:static}}
@media(forced-colors:active){.diner [aria-current]{forced-color-adjust:none;background:SelectedItem;color:SelectedItemText}}
`);

/** A menu: the bar of categories, and dishes. */
export const menuStyles = squeezed(`
.diner h3{font-size:1.0625rem;font-weight:600}
.diner .name{color:var(--ink);font:600 1.3125rem/1.3 ui-serif,Georgia,serif}
.diner .bar{position:sticky;top:0;z-index:1;display:flex;gap:8px;align-items:center;background:var(--paper);border-bottom:1px solid var(--line);margin:24px -20px 0;padding:0 20px;height:52px}
.diner nav{flex:1;min-width:0}
.diner .tabs{display:flex;gap:20px;overflow-x:auto;scrollbar-width:none;position:relative;padding-inline-end:24px;mask:linear-gradient(90deg,#000 calc(100% - 24px),#0000)}
.diner .tabs a{display:block;padding:14px 0;white-space:nowrap;color:var(--muted);text-decoration:none;font-size:.9375rem;outline-offset:-2px}
.diner .tabs a[aria-current]{color:var(--leaf);box-shadow:inset 0 -2px var(--leaf)}
.diner nav select{display:none;width:100%;height:44px;border:0;background:none;font-weight:600;padding:0;margin-inline-start:-4px;text-overflow:ellipsis}
.diner nav option{background:var(--surface);color:var(--ink)}
@media(max-width:639px){.diner .tabs{display:none}.diner[data-on] select{display:block}}
@media(max-height:400px){.diner .bar{position:relative}}
.diner .find{flex:none;min-height:44px;padding:0 14px;border:1px solid var(--edge);border-radius:22px;background:var(--surface);font-size:.9375rem}
.diner .find[data-count]:not([data-count=""]){border-color:var(--leaf);color:var(--leaf)}
.diner .find[data-count]:not([data-count=""])::after{content:" · " attr(data-count)}
.diner .category{padding-top:40px}
.diner .category~.category{content-visibility:auto}
.diner [id]{scroll-margin-top:56px}
.diner .category>p{color:var(--muted);margin-top:4px;white-space:pre-line}
.diner .item{position:relative;padding:16px 0;border-bottom:1px solid var(--line)}
.diner .item:last-child{border-bottom:0}
.diner .line{display:flex;flex-wrap:wrap;gap:0 16px;justify-content:space-between;align-items:baseline}
.diner .line h3{flex:1 1 12ch;min-width:0}
.diner h3 a{color:inherit;text-decoration:none;scroll-margin-top:80px}
.diner h3 a::after{content:"";position:absolute;inset:0}
.diner h3 a:hover{text-decoration:underline}
.diner .price{font-variant-numeric:tabular-nums;white-space:nowrap}
.diner .desc{color:var(--muted);font-size:.9375rem;white-space:pre-line}
.diner .marks{display:flex;flex-wrap:wrap;gap:4px 12px;font-size:.8125rem;color:var(--muted);margin-top:4px}
.diner .diet{color:var(--leaf)}
.diner .soldout :is(h3,.price){color:var(--muted)}
.diner .gone{color:var(--tomato);font-weight:600}
.diner .pic{display:grid;grid:auto auto auto auto 1fr/1fr auto;column-gap:16px}
.diner .pic .what{display:contents}
.diner .pic .line{grid-column:1/3}
.diner .pic p{grid-column:1}
.diner picture{grid-area:2/2/6;width:96px;height:72px;margin-top:4px;border-radius:6px;overflow:hidden;background:var(--leaf-soft)}
.diner picture img{display:none;width:100%;height:100%;object-fit:cover}
.diner .near img,.diner[data-on=all] image img{display:block}
@media(scripting:none){.diner picture img{display:block}}
.diner .soldout img{opacity:.5}
.diner .item:target{background:var(--leaf-soft);box-shadow:-12px 0 var(--leaf-soft),12px 0 var(--leaf-soft)}
.diner[data-on] .item:target{background:none;box-shadow:none}
`);

/** Contact, hours and the map. */
export const factsStyles = squeezed(`
.diner .facts{display:grid;gap:40px;margin-top:32px}
@media(min-width:640px){.diner .facts{grid-template-columns:5fr 6fr}.diner .facts .menu{grid-column:1/-1}}
.diner .facts h2{font-size:1.3125rem;margin-bottom:12px}
.diner address{margin-top:8px;font-style:normal}
.diner .facts p a{display:inline-block;padding:10px 0}
.diner .hours div{display:flex;justify-content:space-between;gap:16px;padding:4px 0;border-bottom:1px solid var(--line)}
.diner .hours div:last-child{border-bottom:0}
.diner .hours [aria-current]{font-weight:600}
.diner .hours dt{flex:none}
.diner .hours span{display:inline-block}
.diner .hours dd{min-width:0;text-align:end;font-variant-numeric:tabular-nums}
.diner .social{display:flex;flex-wrap:wrap;gap:4px 20px;margin-top:12px}
.diner .social a{display:block;padding:8px 0}
.diner .map{height:200px;border-radius:12px;margin:12px 0 8px;background:var(--leaf-soft);display:grid;place-items:center;overflow:hidden}
.diner .map button{min-height:44px;padding:0 20px;border:1px solid var(--leaf);border-radius:6px;background:var(--surface);color:var(--leaf)}
.diner .empty{padding-top:64px;text-align:center;max-width:30rem}
.diner .empty .cta{margin-top:24px}
`);

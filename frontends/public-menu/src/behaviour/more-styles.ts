import { squeezed } from '../page/squeezed.ts';

/** For what is made by a tap: the search panel, the dish, the map, the allergen sheet on a page of its own. */
export const moreStyles = squeezed(`
.diner .bar:has(form:not([hidden])){z-index:3}
.diner .panel{position:absolute;top:100%;inset-inline:0;display:grid;gap:16px;max-height:calc(100vh - 60px);max-height:calc(100dvh - 60px);overflow:auto;outline:0;overscroll-behavior:contain;padding:20px;background:var(--surface);border-bottom:1px solid var(--line);box-shadow:0 12px 40px rgb(0 0 0/.18)}
.diner .panel>label,.diner legend{font-size:.9375rem;color:var(--muted)}
.diner [type=search]{display:block;width:100%;height:44px;margin-top:4px;padding:0 12px;border:1px solid var(--edge);border-radius:6px;background:var(--paper);color:var(--ink)}
.diner fieldset{min-width:0}
.diner legend{padding:0;margin-bottom:4px}
.diner .chip{position:relative;display:inline-block;line-height:42px;padding:0 14px;margin:4px 8px 4px 0;border:1px solid var(--edge);border-radius:22px;font-size:.9375rem;cursor:pointer}
.diner .chip::first-letter{text-transform:uppercase}
.diner .chip input{position:absolute;inset:0;width:100%;height:100%;margin:0;opacity:0;cursor:pointer}
.diner .chip:has(:checked){background:var(--leaf);border-color:var(--leaf);color:var(--on-leaf)}
.diner .chip:has(:focus-visible){outline:2px solid var(--leaf);outline-offset:2px}
.diner .hint{font-size:.9375rem;color:var(--muted)}
.diner .end{position:sticky;bottom:-20px;display:flex;gap:20px;justify-content:flex-end;align-items:center;margin:0 -20px -20px;padding:12px 20px;background:var(--surface)}
.diner .plain{border:0;background:none;color:var(--leaf);text-decoration:underline;min-height:44px;padding:0 4px}
.diner .found{padding-top:16px;scroll-margin-top:52px;font-size:.9375rem;color:var(--muted)}
.diner .found strong{color:var(--ink);font-weight:600}
.diner .ask{color:var(--saffron)}
.diner .dish{width:min(34rem,calc(100% - 24px));max-height:calc(100% - 24px);padding:0;border:0;border-radius:12px;background:var(--surface);color:var(--ink);overscroll-behavior:contain;box-shadow:0 12px 40px rgb(0 0 0/.3)}
.diner .dish::backdrop{background:rgb(10 14 10/.55)}
.diner .dish img{display:block;width:100%;height:auto;aspect-ratio:4/3;object-fit:cover;background:var(--leaf-soft)}
.diner .dish .what{padding:24px}
.diner .dish .line{flex-direction:column;gap:4px;padding-inline-end:40px}
.diner .dish .desc,.diner .dish .hint{margin-top:12px}
.diner .dish .desc{font-size:1.0625rem}
.diner .dish .marks{font-size:.9375rem;margin-top:12px}
.diner .close{position:sticky;float:right;top:12px;margin:12px 12px -56px 0;width:44px;height:44px;border:1px solid var(--line);border-radius:22px;background:var(--surface);font-size:1.5rem;line-height:1;z-index:1}
.diner .map iframe{border:0;width:100%;height:200px}
@media(prefers-reduced-motion:no-preference){.diner .dish[open]{animation:diner-dish .15s ease-out}@keyframes diner-dish{from{opacity:0;transform:translateY(8px)}}}
.diner .controls{display:flex;flex-wrap:wrap;gap:12px 24px;align-items:center;padding:0 0 16px;margin-bottom:32px!important;border-bottom:1px solid #bbb;font-size:1.0625rem}
.diner .controls label{min-height:44px;display:flex;gap:8px;align-items:center}
@media(max-height:400px){.diner .panel{position:static}.diner .bar:has(form:not([hidden])){height:auto;flex-wrap:wrap}.diner .end{position:static}.diner .panel{max-height:none;flex-basis:100%}}
@media(forced-colors:active){.diner .chip:has(:checked){forced-color-adjust:none;background:SelectedItem;border-color:SelectedItem;color:SelectedItemText;outline-color:CanvasText}.diner .find[data-count]:not([data-count=""]){forced-color-adjust:none;background:SelectedItem;color:SelectedItemText}}
@media print{.diner .controls{display:none}}
`);

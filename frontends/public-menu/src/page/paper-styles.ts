import { squeezed } from './squeezed.ts';

/** Paper: black on white, no controls, no dish torn apart. */
export const paperStyles = squeezed(`
@page{margin:14mm}
.diner{--paper:#fff;--surface:#fff;--ink:#000;--muted:#333;--line:#bbb;--leaf:#000;--leaf-soft:#fff;--on-leaf:#fff;--tomato:#000;--saffron:#000;color-scheme:light;font-size:11pt;line-height:1.35}
.diner.large{font-size:18pt}
.diner h3{font-size:1em}
.diner :is(.desc,.marks,.lead,.updated){font-size:.9em}
.diner main{max-width:none;padding:0 0 16px}
.diner :is(.bar,.map,.cookies,.dish,.found,.updated a,.status,picture,.kept,footer){display:none!important}
.diner h1{padding-top:0;text-align:center}
.diner .lead{text-align:center}
.diner .category{padding-top:20px;content-visibility:visible!important}
.diner .category h2{break-after:avoid;border-bottom:1px solid #000;padding-bottom:4px;font-size:1.3em}
.diner .item{break-inside:avoid;padding:6px 0;border:0}
@media screen{.diner main{max-width:50rem;padding:24px}}
`);

import { squeezed } from './squeezed.ts';

/** Paper: black on white, no controls, no dish torn apart; the allergen sheet on a page of its own. */
export const paperStyles = squeezed(`
@page{margin:14mm}
.diner{--paper:#fff;--surface:#fff;--ink:#000;--muted:#333;--line:#bbb;--leaf:#000;--leaf-soft:#fff;--on-leaf:#fff;--tomato:#000;--saffron:#000;color-scheme:light;font-size:11pt}
.diner.large{font-size:18pt}
.diner.large :is(.desc,.marks,.lead,.status,.updated){font-size:16pt}
.diner.large h3{font-size:18pt}
.diner main{max-width:none;padding:0 0 16px}
.diner :is(.bar,.map,.cookies,.dish,.found,.updated a,.status,.item img,.kept,footer){display:none!important}
.diner h1{padding-top:0;text-align:center}
.diner .lead{text-align:center}
.diner .category{padding-top:20px}
.diner .category h2{break-after:avoid;border-bottom:1px solid #000;padding-bottom:4px;font-size:1.3em}
.diner .item{break-inside:avoid;padding:6px 0;border:0}
.diner .matrix{display:block;break-before:page;padding-top:24px}
.diner .matrix p{margin:8px 0;font-size:.85em}
.diner table{border-collapse:collapse;width:100%;font-size:.8em}
.diner :is(th,td){border:1px solid #999;padding:3px 4px;text-align:center}
.diner th[scope=row]{text-align:start;font-weight:400}
.diner thead span{writing-mode:vertical-rl;transform:rotate(180deg)}
.diner thead{display:table-header-group}
.diner tr{break-inside:avoid}
@media screen{.diner main{max-width:50rem;padding:24px}.diner .controls{display:flex;flex-wrap:wrap;gap:12px 24px;align-items:center;padding:0 0 16px;margin-bottom:32px!important;border-bottom:1px solid #bbb;font-size:1.0625rem}.diner .controls label{min-height:44px;display:flex;gap:8px;align-items:center}.diner .matrix{overflow-x:auto}}
@media print{.diner .controls{display:none}}
`);

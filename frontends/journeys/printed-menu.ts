/** A menu on paper in two columns, for printing and photographing. */
export const printedMenu = `<!doctype html><meta charset="utf-8"><style>
body { margin: 40px; font: 19px Georgia, serif; }
main { columns: 2; column-gap: 56px; }
h2 { margin: 0 0 10px; font-size: 28px; break-before: column; }
p { display: flex; justify-content: space-between; margin: 0 0 14px; }
small { display: block; margin: -10px 0 14px; font-size: 16px; color: #444; }
</style><main>
<h2>Starters</h2><p><span>Tomato soup</span><span>7.50</span></p><small>with basil oil and sourdough</small>
<p><span>Garlic bread</span><span>4.50</span></p>
<h2>Mains</h2><p><span>Steak frites</span><span>24.00</span></p><small>rib eye, fries, herb butter</small>
<p><span>Fish and chips</span><span>18.50</span></p>
</main>`;

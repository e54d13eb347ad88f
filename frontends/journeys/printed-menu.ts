export type PrintedSection = { name: string; dishes: readonly (readonly [string, string])[] };

/** A paper menu, for printing and photographing: a column per section. */
export const printedMenu = (
  sections: readonly PrintedSection[],
) => `<!doctype html><meta charset="utf-8"><style>
body { margin: 40px; font: 19px Georgia, serif; }
main { columns: ${sections.length}; column-gap: 56px; }
h2 { margin: 0 0 10px; font-size: 28px; break-before: column; }
p { display: flex; justify-content: space-between; margin: 0 0 14px; }
</style><main>${sections
  .map(
    ({ name, dishes }) =>
      `<h2>${name}</h2>${dishes.map(([dish, price]) => `<p><span>${dish}</span><span>${price}</span></p>`).join('')}`,
  )
  .join('')}</main>`;

/** What a page in another language than English brings for its scripts. */
type Brought = { locale?: string; allergens?: Readonly<Record<string, string>> };

/** What the scripts say on this page; in English they have their words themselves. */
export const wordsOf = <Words extends object>(
  root: ParentNode,
  english: Words,
): Words & Brought => ({
  ...english,
  ...JSON.parse(root.querySelector('.words')?.textContent ?? '{}'),
});

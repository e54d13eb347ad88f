type PageExtras = { locale?: string; allergens?: Readonly<Record<string, string>> };

/** The scripts' strings on this page; English ones are built in. */
export const wordsOf = <Words extends object>(
  root: ParentNode,
  english: Words,
): Words & PageExtras => ({
  ...english,
  ...JSON.parse(root.querySelector('.words')?.textContent ?? '{}'),
});

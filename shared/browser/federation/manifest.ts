/** What a remote adds to its manifest: the calls of a page that are asked for before its scripts are there. */
export type EarlyCalls = Readonly<Record<string, readonly string[]>>;

/** What the shell reads of a remote's mf-manifest.json; the rest is for the federation runtime. */
export type Manifest = {
  metaData: { remoteEntry: { name: string }; earlyCalls?: EarlyCalls };
  exposes: { assets: { js: { sync: string[] }; css: { sync: string[] } } }[];
};

export const remoteAddress = (remote: string) => `/remotes/${remote}/`;
export const manifestAddress = (remote: string) => `${remoteAddress(remote)}mf-manifest.json`;

export const assetsOf = ({ exposes }: Manifest) => {
  const assets = exposes.map((it) => it.assets);
  return {
    styles: assets.flatMap(({ css }) => css.sync),
    scripts: assets.flatMap(({ js }) => js.sync),
  };
};

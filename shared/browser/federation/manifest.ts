/** A remote's addition to its manifest: per page, the calls to preload before its scripts load. */
export type EarlyCalls = Readonly<Record<string, readonly string[]>>;

/** The parts of a remote's mf-manifest.json the shell reads; the rest is for federation. */
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

/** Names that are the same in every deployment, so they must be revalidated. */
export const unhashed = [
  '*.html',
  'mf-manifest.json',
  'mf-stats.json',
  'remoteEntry.js',
  'sw.js',
  'manifest.webmanifest',
  'robots.txt',
];

/** The shell is the host, at the root; remotes have the prefix the shell requests. */
export const remotePrefix = (frontend: string) =>
  frontend === 'shell' ? '' : `remotes/${frontend}/`;

/** Where a remote's builds keep their unhashed files. */
export const retainedBuilds = (frontend: string) => `builds/${frontend}/`;

/** One build's folder. */
export const retainedBuild = (frontend: string, build: string) =>
  `${retainedBuilds(frontend)}${build}/`;

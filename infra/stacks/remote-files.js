/** Names that stay the same from one deployment to the next, so they are fetched fresh. */
export const unhashed = [
  '*.html',
  'mf-manifest.json',
  'mf-stats.json',
  'remoteEntry.js',
  'sw.js',
  'manifest.webmanifest',
  'robots.txt',
];
/** The shell is the host and lies at the root; a remote under the name that the shell asks for. */
export const remotePrefix = (frontend) => (frontend === 'shell' ? '' : `remotes/${frontend}/`);
/** Where the builds of a remote keep their unhashed files, each by its name. */
export const keptBuilds = (frontend) => `builds/${frontend}/`;
/** Where one build keeps them. */
export const keptBuild = (frontend, build) => `${keptBuilds(frontend)}${build}/`;

import manifest from '../../package.json' with { type: 'json' };

const { zod: zodVersion } = manifest.dependencies;
/** Of what the module exports; above that of react-router, which remotes that are deployed bring for the same. */
const routerVersion = '9.0.0';
const one = { singleton: true, requiredVersion: false } as const;

/** What exists once in the page. To raise the major version of one of these, all remotes must move with the shell. */
export const sharedModules = {
  react: one,
  'react/': one,
  'react-dom': one,
  'react-dom/': one,
  '@tanstack/react-query': one,
  '@menuleaf/shared/browser/federation/router.ts': {
    ...one,
    version: routerVersion,
    // The name that remotes which are deployed already know it by.
    shareKey: '@menuleaf/shared/federation/router.ts',
  },
  '@menuleaf/shared/contracts/schema.ts': {
    ...one,
    version: zodVersion,
    // Not the name of the schemas with methods, which remotes that are deployed bring themselves.
    shareKey: '@menuleaf/shared/contracts/schema-functions',
  },
};

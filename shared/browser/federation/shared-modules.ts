import manifest from '../../package.json' with { type: 'json' };

const { zod: zodVersion } = manifest.dependencies;
/** Version of these exports; above that of react-router, which deployed remotes provide under this key. */
const routerVersion = '9.0.0';
const one = { singleton: true, requiredVersion: false } as const;

/** Singletons in the page. To raise the major version of one, deploy all remotes with the shell. */
export const sharedModules = {
  react: one,
  'react/': one,
  'react-dom': one,
  'react-dom/': one,
  '@tanstack/react-query': one,
  '@menuleaf/shared/browser/federation/router.ts': {
    ...one,
    version: routerVersion,
    // The share key that deployed remotes already use.
    shareKey: '@menuleaf/shared/federation/router.ts',
  },
  '@menuleaf/shared/contracts/schema.ts': {
    ...one,
    version: zodVersion,
    // Differs from the key of the schemas with methods, which deployed remotes bundle themselves.
    shareKey: '@menuleaf/shared/contracts/schema-functions',
  },
};

/** The direction of imports: frontends -> shared <- services, infra -> all, no slice sees another, and a folder of shared says where its code runs. */
module.exports = {
  forbidden: [
    {
      name: 'shared-imports-nobody',
      severity: 'error',
      from: { path: '^shared/' },
      to: { path: '^(frontends|services|infra)/' },
    },
    {
      name: 'a-slice-never-imports-a-sibling',
      severity: 'error',
      from: { path: '^(frontends|services)/([^/]+)/', pathNot: '^frontends/journeys/' },
      to: { path: '^(frontends|services)/([^/]+)/', pathNot: '^(frontends|services)/$2/' },
    },
    {
      name: 'a-frontend-never-imports-a-service',
      severity: 'error',
      from: { path: '^frontends/' },
      to: { path: '^(services|infra)/' },
    },
    {
      name: 'a-service-never-imports-infra',
      severity: 'error',
      from: { path: '^services/' },
      to: { path: '^infra/' },
    },
    {
      name: 'a-browser-never-imports-the-server-side',
      severity: 'error',
      from: { path: '^(frontends|shared/(browser|ui))/', pathNot: '^frontends/journeys/' },
      to: { path: '^shared/server/' },
    },
    {
      name: 'a-service-never-imports-the-browser-side',
      severity: 'error',
      from: { path: '^(services|shared/server)/' },
      to: { path: '^shared/(browser|ui)/' },
    },
    {
      name: 'contracts-are-zod-and-pure-code',
      severity: 'error',
      from: { path: '^shared/contracts/', pathNot: '\\.test\\.ts$' },
      to: { pathNot: '^(shared/(contracts|plans|menu)/|node_modules/zod/)' },
    },
    {
      name: 'plans-and-menu-are-pure',
      severity: 'error',
      from: { path: '^shared/(plans|menu)/', pathNot: '\\.test\\.ts$' },
      to: { path: '^(shared/(server|browser|ui|testing)/|node:)' },
    },
    {
      name: 'what-is-deployed-never-imports-the-local-cloud',
      severity: 'error',
      from: { path: '^infra/(stacks|edge|build)/', pathNot: '\\.test\\.ts$' },
      to: { path: '^infra/local/' },
    },
    {
      name: 'only-a-store-speaks-dynamodb',
      severity: 'error',
      from: { path: '^services/', pathNot: '(-store(\\.test)?\\.ts$)' },
      to: { path: '@aws-sdk/(client|lib)-dynamodb' },
    },
    { name: 'no-circular', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'not-to-unresolvable',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '\\.css$' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    // Not what is installed: that a package is imported is what two of the rules look for.
    exclude: { path: '^(?!.*node_modules/).*(^|/)(dist|cdk\\.out)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: '.tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
    },
    moduleSystems: ['es6', 'cjs'],
  },
};

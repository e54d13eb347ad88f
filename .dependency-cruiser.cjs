/** The direction of imports: frontends -> shared <- services, infra -> all, no slice sees another, and a folder of shared says where its code runs. */
const rules = {
  'shared-imports-nobody': [{ path: '^shared/' }, { path: '^(frontends|services|infra)/' }],
  'a-slice-never-imports-a-sibling': [
    { path: '^(frontends|services)/([^/]+)/', pathNot: '^frontends/journeys/' },
    { path: '^(frontends|services)/([^/]+)/', pathNot: '^(frontends|services)/$2/' },
  ],
  'a-frontend-never-imports-a-service': [{ path: '^frontends/' }, { path: '^(services|infra)/' }],
  'a-service-never-imports-infra': [{ path: '^services/' }, { path: '^infra/' }],
  'a-browser-never-imports-the-server-side': [
    { path: '^(frontends|shared/(browser|ui))/', pathNot: '^frontends/journeys/' },
    { path: '^shared/server/' },
  ],
  'a-service-never-imports-the-browser-side': [
    { path: '^(services|shared/server)/' },
    { path: '^shared/(browser|ui)/' },
  ],
  'contracts-are-zod-and-pure-code': [
    { path: '^shared/contracts/', pathNot: '\\.test\\.ts$' },
    { pathNot: '^(shared/(contracts|plans|menu)/|node_modules/zod/)' },
  ],
  'plans-and-menu-are-pure': [
    { path: '^shared/(plans|menu)/', pathNot: '\\.test\\.ts$' },
    { path: '^(shared/(server|browser|ui|testing)/|node:)' },
  ],
  'what-is-deployed-never-imports-the-local-cloud': [
    { path: '^infra/(stacks|edge|build)/', pathNot: '\\.test\\.ts$' },
    { path: '^infra/local/' },
  ],
  'only-a-store-speaks-dynamodb': [
    { path: '^services/', pathNot: '(-store(\\.test)?\\.ts$)' },
    { path: '@aws-sdk/(client|lib)-dynamodb' },
  ],
  'no-circular': [{}, { circular: true }],
  'not-to-unresolvable': [{}, { couldNotResolve: true, pathNot: '\\.css$' }],
};

module.exports = {
  forbidden: Object.entries(rules).map(([name, [from, to]]) => ({
    name,
    severity: 'error',
    from,
    to,
  })),
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

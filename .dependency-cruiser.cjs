/** The direction of imports: frontends -> shared <- services, infra -> all, and no slice sees another. */
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
    exclude: { path: '(^|/)(dist|cdk\\.out|node_modules)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: '.tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
    },
    moduleSystems: ['es6', 'cjs'],
  },
};

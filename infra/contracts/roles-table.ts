import {
  type Contract,
  mayDo,
  type Operation,
  roles,
  routeKey,
} from '@menuleaf/shared/contracts/operation.ts';

const rowOf = ([name, call]: [string, Operation]) => {
  if (call.role === undefined) return [];
  const { role: needs } = call;
  const cells = roles.map((role) => (mayDo(role, needs) ? 'yes' : '-'));
  return [`| ${name} | \`${routeKey(call)}\` | ${cells.join(' | ')} |`];
};

/** A Markdown table of who may make which call. Public calls are not in it. */
export function rolesTable(contracts: Readonly<Record<string, Contract>>): string {
  const parts = Object.entries(contracts).flatMap(([slice, contract]) => {
    const rows = Object.entries(contract).flatMap(rowOf);
    if (rows.length === 0) return [];
    const head = `| operation | route | ${roles.join(' | ')} |`;
    const line = `| --- | --- | ${roles.map(() => '---').join(' | ')} |`;
    return [[`## ${slice}`, [head, line, ...rows].join('\n')].join('\n\n')];
  });
  return [
    '# Who may make which call',
    'Written of the contracts by `npm run openapi`; `infra/torture/roles.test.ts` tries each cell. `reader` is what Free leaves of the role of somebody who is over it. Who is limited to some restaurants is refused the calls below `/api/restaurants/{id}` for the others, whatever the role.',
    ...parts,
  ].join('\n\n');
}

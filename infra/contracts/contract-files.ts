import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format } from 'oxfmt';
import { type Slice, slices } from '@menuleaf/shared/contracts/slices.ts';
import { contracts } from '@menuleaf/shared/contracts/contracts.ts';
import { allEvents } from '@menuleaf/shared/contracts/events/all-events.ts';
import {
  type Contract,
  mayDo,
  type Operation,
  roles,
  routeKey,
} from '@menuleaf/shared/contracts/operation.ts';
import { schemasOf } from './events-schemas.ts';
import { openApiOf } from './openapi.ts';
import { referenceOf } from './reference.ts';

const rowOf = ([name, call]: [string, Operation]) => {
  if (call.role === undefined) return [];
  const { role: needs } = call;
  const cells = roles.map((role) => (mayDo(role, needs) ? 'yes' : '-'));
  return [`| ${name} | \`${routeKey(call)}\` | ${cells.join(' | ')} |`];
};

/** A Markdown table of who may make which call. Public calls are not in it. */
function rolesTable(contracts: Readonly<Record<string, Contract>>): string {
  const parts = Object.entries(contracts).flatMap(([slice, contract]) => {
    const rows = Object.entries(contract).flatMap(rowOf);
    if (rows.length === 0) return [];
    const head = `| operation | route | ${roles.join(' | ')} |`;
    const line = `| --- | --- | ${roles.map(() => '---').join(' | ')} |`;
    return [[`## ${slice}`, [head, line, ...rows].join('\n')].join('\n\n')];
  });
  return [
    '# Who may make which call',
    'Written of the contracts by `npm run openapi`; `infra/torture/roles.test.ts` and `roles.long.test.ts` try each cell. `reader` is what Free leaves of the role of somebody who is over it. Who is limited to some restaurants is refused the calls below `/api/restaurants/{id}` for the others, whatever the role.',
    ...parts,
  ].join('\n\n');
}

const root = join(import.meta.dirname, '../..');

export const eventsFile = 'infra/contracts/events.json';

/** Like `npm run format`. */
async function inOurForm(file: string, text: string): Promise<string> {
  const { code, errors } = await format(file, text, { printWidth: 100 });
  if (errors.length > 0)
    throw new Error(`${file}: ${errors.map(({ message }) => message).join(', ')}`);
  return code;
}

export const eventsText = () => inOurForm(eventsFile, JSON.stringify(schemasOf(allEvents)));

/** The data for the developer page. */
export const referenceFile = 'frontends/support/src/developers/reference.json';

export const referenceText = () => inOurForm(referenceFile, JSON.stringify(referenceOf()));

export const contractFile = (slice: Slice) => `services/${slice}/openapi.json`;

export const contractText = (slice: Slice): Promise<string> =>
  inOurForm(contractFile(slice), JSON.stringify(openApiOf(slice, contracts[slice])));

export const written = (file: string) => readFileSync(join(root, file), 'utf8');

export const rolesFile = 'infra/contracts/ROLES.md';

/** Every call that needs a session, by allowed role. */
export const rolesText = () => inOurForm(rolesFile, rolesTable(contracts));

/** Writes each contract's files next to its service, and the derived files. */
export async function writeContracts(): Promise<void> {
  for (const slice of slices) {
    writeFileSync(join(root, contractFile(slice)), await contractText(slice));
  }
  writeFileSync(join(root, eventsFile), await eventsText());
  writeFileSync(join(root, referenceFile), await referenceText());
  writeFileSync(join(root, rolesFile), await rolesText());
}

if (import.meta.main) await writeContracts();

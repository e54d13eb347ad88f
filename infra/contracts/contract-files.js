import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format } from 'prettier';
import { slices } from '@menuleaf/shared/contracts/slices.ts';
import { contracts } from '@menuleaf/shared/contracts/contracts.ts';
import { openApiOf } from './openapi.ts';
const root = join(import.meta.dirname, '../..');
export const contractFile = (slice) => `services/${slice}/openapi.json`;
export const contractText = (slice) =>
  format(JSON.stringify(openApiOf(slice, contracts[slice])), {
    parser: 'json',
    printWidth: 100,
  });
export const writtenContract = (slice) => readFileSync(join(root, contractFile(slice)), 'utf8');
/** Writes what each contract says now beside its service. */
export async function writeContracts() {
  for (const slice of slices) {
    writeFileSync(join(root, contractFile(slice)), await contractText(slice));
  }
}
if (import.meta.main) await writeContracts();

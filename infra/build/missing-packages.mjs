// Plain JavaScript: runs before packages are installed.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Folders that npm's own list of what it installed names and that are not there, also below a workspace: they go when
 * a checkout is cleaned or copied in part. A package that npm may leave out is not missed.
 * @param {string} root
 * @returns {string[]}
 */
export function missingPackages(root) {
  const list = 'node_modules/.package-lock.json';
  if (!existsSync(join(root, list))) return [list];
  const { packages } = JSON.parse(readFileSync(join(root, list), 'utf8'));
  return Object.entries(packages)
    .filter(
      ([folder, { optional }]) => !optional && !existsSync(join(root, folder, 'package.json')),
    )
    .map(([folder]) => folder);
}

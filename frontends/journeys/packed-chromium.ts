import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import type { LaunchOptions } from '@playwright/test';
import * as z from 'zod';

const root = join(import.meta.dirname, '../..');
const pinned = z.object({ devDependencies: z.object({ '@sparticuz/chromium': z.string() }) });
const manifest: unknown = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const version = pinned.parse(manifest).devDependencies['@sparticuz/chromium'];
const home = join(root, `node_modules/.cache/chromium-${version}`);

/** The package's config has Lambda paths; paths in fonts.conf are absolute. */
const fontsConf = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${home}/fonts/fonts</dir>
  <cachedir>${home}/fonts-cache</cachedir>
</fontconfig>
`;

/** Unpacked to a temporary folder and renamed: another process may be using it, or unpacking it too. */
async function unpack() {
  await mkdir(dirname(home), { recursive: true });
  const fresh = await mkdtemp(`${home}-`);
  await promisify(execFile)(process.execPath, [join(import.meta.dirname, 'unpack-chromium.mjs')], {
    env: { PATH: process.env.PATH, TMPDIR: fresh, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs24.x' },
  });
  await writeFile(join(fresh, 'fonts/fonts.conf'), fontsConf);
  try {
    await rename(fresh, home);
  } catch (error) {
    await rm(fresh, { recursive: true });
    if (!existsSync(home)) throw error;
  }
}

/**
 * Launch options for the packaged Chromium: with its own libraries and fonts, so that it is independent of the machine
 * and renders the same on each. Without the package's suggested flags: `--single-process` and `--disable-web-security`
 * crash and hide faults.
 */
export async function packedChromium(): Promise<LaunchOptions> {
  if (!existsSync(home)) await unpack();
  return {
    executablePath: join(home, 'chromium'),
    args: [],
    env: {
      ...process.env,
      LD_LIBRARY_PATH: join(home, 'al2023/lib'),
      FONTCONFIG_PATH: join(home, 'fonts'),
    },
  };
}

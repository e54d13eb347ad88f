import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { join } from 'node:path';
import { build } from 'esbuild';
import * as z from 'zod';

const root = join(import.meta.dirname, '../..');
const lockfile = z.object({
  packages: z.record(
    z.string(),
    z.object({
      optionalDependencies: z.record(z.string(), z.string()).default({}),
      resolved: z.string().optional(),
      name: z.string().optional(),
      version: z.string().optional(),
      integrity: z.string().optional(),
      hasInstallScript: z.boolean().default(false),
      inBundle: z.boolean().default(false),
      link: z.boolean().default(false),
      os: z.array(z.string()).default(['linux']),
      cpu: z.array(z.string()).default(['x64']),
      libc: z.array(z.string()).default(['glibc']),
    }),
  ),
});
const { packages } = lockfile.parse(
  JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')),
);

/** Where Node looks for `name` from the package at `from`, nearest first. */
function placesOf(name: string, from: string): string[] {
  const folders = from.split('/');
  return folders
    .map((_, at) => folders.slice(0, folders.length - at).join('/'))
    .map((folder) => `${folder}/node_modules/${name}`)
    .concat(`node_modules/${name}`);
}

const optional = Object.entries(packages).flatMap(([from, { optionalDependencies }]) =>
  Object.keys(optionalDependencies).map((name) => ({
    name,
    isThere: placesOf(name, from).some((place) => place in packages),
  })),
);

// npm writes what the machine's registry has: `npm ci` on another platform rejects missing packages.
test('the lockfile has the packages of every system, so that npm ci takes it there', () => {
  expect(optional.length).toBeGreaterThan(50);
  expect(optional.filter(({ isThere }) => !isThere)).toEqual([]);
});

test('the lockfile names no registry', () => {
  const named = Object.entries(packages).filter(([, { resolved }]) => resolved?.startsWith('http'));
  expect(named).toEqual([]);
});

const foreign = Object.entries(packages).filter(
  ([path, { link }]) => path.includes('node_modules/') && !link,
);

// Checksums are unknown for platforms whose packages this registry lacks.
test('what CI and a Lambda install is known by its checksum, alone or as part of another', () => {
  const unknown = foreign.filter(([, { inBundle, integrity, os, cpu, libc }]) => {
    const isOfLinux = os.includes('linux') && cpu.includes('x64') && libc.includes('glibc');
    return isOfLinux && !inBundle && !integrity?.startsWith('sha512-');
  });
  expect(unknown).toEqual([]);
});

// Each has the installer's rights. One more is a decision, explained here.
const withScript = {
  '@parcel/watcher': 'Chooses its native file.',
  '@swc/core': 'Chooses its native file.',
  esbuild: 'Chooses its native file.',
  node: 'Fetches the Node of Lambda, which the local cloud runs functions in.',
  'tesseract.js': 'Prints a line.',
};

test('no package runs a script at its installation but these', () => {
  const found = foreign.filter(([, { hasInstallScript }]) => hasInstallScript);
  const names = found.map(([path]) => path.replace(/^.*node_modules\//, ''));
  expect([...new Set(names)].toSorted()).toEqual(Object.keys(withScript).toSorted());
});

const versions = z.record(z.string(), z.string()).default({});
const manifest = z.object({ dependencies: versions, devDependencies: versions });

const manifestFiles = globSync(
  '{package.json,infra/package.json,infra/local/package.json,shared/package.json,{services,frontends}/*/package.json}',
  { cwd: root },
);
const askedBy = (file: string) => {
  const all = manifest.parse(JSON.parse(readFileSync(join(root, file), 'utf8')));
  return Object.entries({ ...all.dependencies, ...all.devDependencies });
};

test('every version is one, and no range', () => {
  expect(manifestFiles.length).toBeGreaterThan(14);
  const asked = manifestFiles.flatMap(askedBy);
  const others = asked.filter(([name]) => !name.startsWith('@menuleaf/'));
  expect(others.length).toBeGreaterThan(100);
  expect(
    others.filter(([, version]) => !/^(npm:[@\w/.-]+@)?\d+\.\d+\.\d+(-[\w.]+)?$/.test(version)),
  ).toEqual([]);
});

// `npm start` installs the workspaces' packages, `npm test` the root's as well.
const ofWorkspaces = new Set(
  manifestFiles
    .filter((file) => file !== 'package.json')
    .flatMap(askedBy)
    .map(([name]) => name),
);

test('what a start installs is what the product is built of and runs, and no tool of the root', async () => {
  const tools = askedBy('package.json').map(([name]) => name);
  expect(tools).toEqual(expect.arrayContaining(['jest', 'oxlint', 'webpack-cli', 'aws-cdk']));
  expect(tools.filter((name) => ofWorkspaces.has(name) && !name.startsWith('@types/'))).toEqual([]);
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: [
      'infra/local/serve.ts',
      'infra/app.ts',
      ...globSync('infra/build/{bundle,build}-*.ts', { cwd: root }),
      ...globSync('frontends/*/{webpack.config.ts,src/remote.tsx}', { cwd: root }),
      ...globSync('services/*/{handler,environment}.ts', { cwd: root }),
    ],
    outdir: 'unwritten',
    bundle: true,
    write: false,
    metafile: true,
    platform: 'node',
    format: 'esm',
    external: ['*.svg', '*.webp', '*.woff2', '*.css'],
    plugins: [
      {
        name: 'packages-outside',
        setup: (plugins) =>
          plugins.onResolve({ filter: /^[@\w]/ }, ({ path, kind }) =>
            kind === 'entry-point' || path.startsWith('@menuleaf/')
              ? undefined
              : { path, external: true },
          ),
      },
    ],
  });
  const imported = Object.values(metafile.inputs)
    .flatMap(({ imports }) => imports.filter(({ external }) => external))
    .map(({ path }) => /^(?:@[\w.-]+\/)?[\w.-]+/.exec(path)?.[0] ?? path)
    .filter((name) => !name.startsWith('.') && !builtinModules.includes(name) && name !== 'node');
  expect(imported).toContain('webpack');
  expect(new Set(imported.filter((name) => !ofWorkspaces.has(name)))).toEqual(new Set());
});

const script = (name: string) =>
  z
    .object({ scripts: z.record(z.string(), z.string()) })
    .parse(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))).scripts[name] ?? '';
const sbom = z.object({
  components: z.array(z.object({ 'bom-ref': z.string(), version: z.string() })),
});

// npm silently omits a package that is a dev tool in one place and required in another.
test('the list of what others wrote has every package of the lockfile', () => {
  const [, command = '', ...rest] = /^npm (\w+) (.+) > sbom\.json$/.exec(script('sbom')) ?? [];
  const written = execFileSync('npm', [command, ...rest.join(' ').split(' ')], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const listed = sbom.parse(JSON.parse(written)).components.map((it) => it['bom-ref']);
  const named = new Set(listed.map((ref) => ref.replace(/\|.*$/, '')));
  const missing = foreign.filter(
    ([path, { name, version }]) =>
      !named.has(`${name ?? path.replace(/^.*node_modules\//, '')}@${version}`),
  );
  expect(named.size).toBeGreaterThan(900);
  expect(missing.map(([path]) => path)).toEqual([]);
});

import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { testFolder } from '@menuleaf/shared/testing/test-folder.ts';
import { nativeArchitecture } from './native-architecture.ts';

const folder = testFolder();

function bundleWith(name: string, packages: string[]): string {
  for (const it of packages)
    mkdirSync(join(folder, name, 'node_modules/@img', it), { recursive: true });
  return join(folder, name);
}

test.each([
  ['x86_64', ['colour', 'sharp-libvips-linux-x64', 'sharp-linux-x64']],
  ['arm64', ['sharp-libvips-linux-arm64', 'sharp-linux-arm64']],
])('native code for %s runs there', (architecture, packages) => {
  expect(nativeArchitecture(bundleWith(architecture, packages)).name).toBe(architecture);
});

test.each([
  ['macOS', ['sharp-darwin-arm64', 'sharp-libvips-darwin-arm64']],
  ['Alpine', ['sharp-linuxmusl-x64']],
  ['nowhere', []],
])('native code for %s is not deployed', (system, packages) => {
  expect(() => nativeArchitecture(bundleWith(system, packages))).toThrow(
    "native code for another system than Lambda's",
  );
});

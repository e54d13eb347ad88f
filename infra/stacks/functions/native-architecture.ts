import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Architecture } from 'aws-cdk-lib/aws-lambda';

/** sharp's packages with native code for Lambda's Linux. */
const forLambda: [name: string, architecture: Architecture][] = [
  ['sharp-linux-arm64', Architecture.ARM_64],
  ['sharp-linux-x64', Architecture.X86_64],
];

/**
 * The architecture of a bundle's native code. Throws if it fits no Lambda, as after a build on macOS: it would fail on
 * the first image.
 */
export function nativeArchitecture(bundle: string): Architecture {
  const folder = join(bundle, 'node_modules/@img');
  const copied = existsSync(folder) ? readdirSync(folder) : [];
  const fitting = forLambda.find(([name]) => copied.includes(name));
  if (fitting) return fitting[1];
  throw new Error(
    `${bundle} has native code for another system than Lambda's (${copied.join(', ') || 'none'}): ` +
      'run `npm install --no-save --os=linux --cpu=arm64 sharp`, build again and deploy',
  );
}

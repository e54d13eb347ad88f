import { startLocalCloud } from '@menuleaf/local-cloud/local-cloud.ts';
import { localOutput } from '../build/build.ts';

// A local cloud in its own process, to be killed: `host.ts <folder> <port>`. Prints when it is ready.
const [dataDir = '', port = '0'] = process.argv.slice(2);
console.log = console.error;
await startLocalCloud({ cdkOut: localOutput, port: Number(port), dataDir });
process.stdout.write('ready\n');
process.stdin.resume().on('end', () => process.exit());

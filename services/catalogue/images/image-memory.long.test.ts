import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import sharp from 'sharp';
import * as z from 'zod';

/** Memory budget per invocation, in MB. */
const budget = 300;

const flat = (width: number, height: number, channels: 3 | 4) =>
  sharp({
    create: { width, height, channels, background: { r: 31, g: 107, b: 59, alpha: 0.5 } },
    limitInputPixels: false,
  });

const outcome = z.object({ problem: z.string().optional(), peakMb: z.number() });

/** Makes an image in a separate process, as the function does, and returns its peak memory. */
async function makeAlone(bytes: Buffer): Promise<z.infer<typeof outcome>> {
  const folder = await mkdtemp(join(tmpdir(), 'image-'));
  await writeFile(join(folder, 'upload'), bytes);
  const source = `
    import { readFileSync } from 'node:fs';
    import { makeImage } from ${JSON.stringify(join(import.meta.dirname, 'make-image.ts'))};
    const { problem } = await makeImage(readFileSync(${JSON.stringify(join(folder, 'upload'))}));
    // What the process itself has held: the other figure counts the one that started it.
    const status = process.platform === 'linux' ? readFileSync('/proc/self/status', 'utf8') : '';
    const peak = Number(/VmHWM:\\s+(\\d+)/.exec(status)?.[1] ?? process.resourceUsage().maxRSS);
    console.log(JSON.stringify({ problem, peakMb: Math.round(peak / 1024) }));`;
  const run = promisify(execFile)(process.execPath, ['--input-type=module', '-e', source], {
    cwd: import.meta.dirname,
  });
  try {
    return outcome.parse(JSON.parse((await run).stdout));
  } finally {
    await rm(folder, { recursive: true });
  }
}

describe('the memory for an image', () => {
  test.each([
    ['the largest JPEG', flat(6300, 6300, 3).jpeg({ chromaSubsampling: '4:4:4' })],
    ['the largest PNG', flat(6300, 6300, 4).png()],
    ['the largest progressive JPEG', flat(4900, 4900, 3).jpeg({ progressive: true })],
    ['the largest interlaced PNG', flat(6000, 6000, 4).png({ progressive: true })],
    [
      'the largest deep and interlaced PNG',
      flat(4300, 4300, 4).toColourspace('rgb16').png({ progressive: true }),
    ],
  ])('%s is made within its budget', async (_, image) => {
    const { problem, peakMb } = await makeAlone(await image.toBuffer());
    expect(problem).toBeUndefined();
    expect(peakMb).toBeLessThan(budget);
  });

  test.each([
    ['a bomb', flat(9000, 9000, 3).png()],
    ['a progressive JPEG that is larger', flat(6300, 6300, 3).jpeg({ progressive: true })],
    [
      'a deep and interlaced PNG that is larger',
      flat(6300, 6300, 4).toColourspace('rgb16').png({ progressive: true }),
    ],
  ])('%s is refused, with the reason and within the budget', async (_, image) => {
    const { problem, peakMb } = await makeAlone(await image.toBuffer());
    expect(problem).toContain('too many pixels');
    expect(peakMb).toBeLessThan(budget);
  });
});

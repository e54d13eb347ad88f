import { slices } from '@menuleaf/shared/contracts/slices.ts';
import { buildSlice } from './build.ts';
import { runCommand } from '../run-command.ts';

/** Builds one slice and reloads it in the local cloud on PORT. */
async function redeploy(): Promise<void> {
  const from = performance.now();
  const slice = slices.find((known) => known === process.argv[2]);
  if (!slice) throw new Error(`Which slice? One of ${slices.join(', ')}`);
  await buildSlice(slice);
  const origin = process.env['MENULEAF_URL'] ?? `http://localhost:${process.env['PORT'] ?? 4000}`;
  const answer = await fetch(`${origin}/__local/redeploy`, { method: 'POST' }).catch(
    (cause: unknown) => {
      throw new Error(`Nothing answers on ${origin}. Start it with npm start, or set PORT.`, {
        cause,
      });
    },
  );
  if (!answer.ok) throw new Error(`${origin} answers ${answer.status}: ${await answer.text()}`);
  const seconds = (performance.now() - from) / 1000;
  console.log(`${slice} runs anew on ${origin} after ${seconds.toFixed(1)} s`);
}

await runCommand(redeploy);

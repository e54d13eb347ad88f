// stdin text through each tidy step: prints when changed. Needs `steps` exported: reads tidy.ts and evals imports
import { readFileSync, writeFileSync } from 'node:fs';
const dir = new URL('../../frontends/dashboard/src/import/parse/tidy/', import.meta.url).pathname;
let s = readFileSync(`${dir}tidy.ts`, 'utf8').replace('for (const step of steps) tidy = step(tidy);', "let was = JSON.stringify(brought.map((l) => [l.text, l.names]));\n console.log('brought', brought.map((l) => l.text)); for (const step of steps) { tidy = step(tidy); const now = JSON.stringify(tidy.map((l) => [l.text, l.names])); if (now !== was) console.log(step.name || '?', tidy.map((l) => l.names ? `${l.text} {${l.names}}` : l.text)); was = now; }");
writeFileSync(`${dir}zz-steps.ts`, s);
const { tidied } = await import(`${dir}zz-steps.ts`);
const { linesOfText } = await import('@menuleaf/dashboard/src/import/parse/columns.ts');
tidied(linesOfText(readFileSync(0, 'utf8')), 2);
(await import('node:fs')).unlinkSync(`${dir}zz-steps.ts`);

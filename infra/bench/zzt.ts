// stdin text -> what is read
import { readText } from './import/read.ts';
import { readFileSync } from 'node:fs';
const r = readText(readFileSync(0, 'utf8'));
for (const s of r.sections) { console.log(`# ${s.name}${s.description ? ` (${s.description})` : ''}${s.note ? ` [${s.note}]` : ''}`);
  for (const d of s.dishes) console.log('  ', d.name, '|', d.price, d.choices.length ? d.choices.map((c) => `${c.name}=${c.price}`).join(', ') : '', d.description ? `"${d.description}"` : '', d.isVegetarian ? '@v' : '', d.isVegan ? '@ve' : '', d.isGlutenFree ? '@gf' : '', d.allergens, d.doubts.length ? `?${JSON.stringify(d.doubts)}` : ''); }
console.log('left', r.left.map((at) => r.lines[at]?.text));

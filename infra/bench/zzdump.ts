// what is read of each open menu, one line a dish: node zzdump.ts kinds… > file
import { readText } from './import/read.ts';
import { corpus } from './import/truth.ts';
for (const kind of (process.argv.slice(2) as ('open' | 'real')[])) for (const m of corpus(kind)) for (const s of readText(m.text).sections) for (const d of s.dishes)
  console.log([m.name, s.name, d.name, d.price, d.choices.map((c) => `${c.name}=${c.price}`).join(','), d.description, d.isVegetarian ? 'v' : '', d.isVegan ? 've' : '', d.isGlutenFree ? 'gf' : '', d.allergens, d.doubts.length ? '?' : ''].join(' | '));

// all corpora by number
import { featureSums } from './import/feature-sums.ts';
import { verdictOf } from './import/read.ts';
import { corpus, kinds } from './import/truth.ts';
import { scoreText, textMenus } from './import/text-menus.ts';
const only = process.argv.slice(2);
for (const kind of kinds) { if (only.length && !only.includes(kind)) continue;
  const judged = corpus(kind).map((menu) => ({ features: [], verdict: verdictOf(menu) }));
  const s = featureSums(judged).get('all'); if (!s) continue;
  console.log(kind.padEnd(14), s.right, '/', s.expected, `${((s.right / s.expected) * 100).toFixed(2)} %`, 'silent', s.silent, 'leaks', s.leaks, 'lost', s.lost);
}
if (!only.length) for (const k of ['menus', 'pasted', 'sealed-pasted'] as const) { const a = textMenus(k).map(scoreText); console.log(k, a.reduce((t, o) => t + o.right, 0), '/', a.reduce((t, o) => t + o.expected, 0), 'silent', a.reduce((t, o) => t + o.silent.length, 0)); }

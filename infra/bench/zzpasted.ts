import { scoreText, textMenus } from './import/text-menus.ts';
for (const m of textMenus('pasted')) { const s = scoreText(m); console.log(m.name, s.missing.join(';')); }

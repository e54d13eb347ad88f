// two prices a dish, named above, beside or after, in many languages
import { readText } from './import/read.ts';
type L = [string, string, string, string, [string,string][]];
const langs: Record<string, { dishes: string[]; pairs: [string, string][]; cur: string; head: string }> = {
 en: { head: 'Mains', cur: '£', dishes: ['Fish pie', 'Lamb stew', 'Roast chicken'], pairs: [['Eat in','Take away'],['Small','Large'],['Half','Full'],['Lunch','Dinner'],['Glass','Bottle'],['Single','Double'],['Members','Guests'],['Regular','Large'],['Hot','Iced'],['Child','Adult']] },
 de: { head: 'Hauptgerichte', cur: '€', dishes: ['Schweinebraten', 'Linseneintopf', 'Backhendl'], pairs: [['klein','groß'],['Hier','Mitnehmen'],['halbe Portion','ganze Portion'],['Mittag','Abend'],['Glas','Flasche'],['Kinder','Erwachsene'],['Studenten','Gäste']] },
 fr: { head: 'Plats', cur: '€', dishes: ['Blanquette de veau', 'Poulet rôti', 'Tarte aux poireaux'], pairs: [['Sur place','À emporter'],['Petite','Grande'],['Demi','Entière'],['Midi','Soir'],['Verre','Bouteille'],['Enfant','Adulte']] },
 es: { head: 'Platos', cur: '€', dishes: ['Tortilla española', 'Pollo asado', 'Merluza a la plancha'], pairs: [['Media ración','Ración'],['Tapa','Ración'],['Pequeña','Grande'],['Copa','Botella'],['Barra','Terraza'],['Aquí','Para llevar'],['Niño','Adulto']] },
 it: { head: 'Secondi', cur: '€', dishes: ['Pollo arrosto', 'Vitello tonnato', 'Orata al forno'], pairs: [['Mezza','Intera'],['Piccola','Grande'],['Calice','Bottiglia'],['Banco','Tavolo'],['Bambini','Adulti'],['Pranzo','Cena']] },
 pt: { head: 'Pratos', cur: '€', dishes: ['Bacalhau assado', 'Frango grelhado', 'Arroz de pato'], pairs: [['Meia dose','Dose'],['Pequena','Grande'],['Copo','Garrafa'],['Balcão','Mesa'],['Almoço','Jantar']] },
 nl: { head: 'Hoofdgerechten', cur: '€', dishes: ['Stoofpot', 'Gebakken zalm', 'Kip van het spit'], pairs: [['Klein','Groot'],['Half','Heel'],['Glas','Fles'],['Lunch','Diner'],['Kind','Volwassene'],['Afhalen','Hier eten']] },
 sv: { head: 'Varmrätter', cur: 'kr', dishes: ['Köttbullar', 'Ugnsbakad lax', 'Kycklinggryta'], pairs: [['Liten','Stor'],['Halv','Hel'],['Glas','Flaska'],['Lunch','Middag'],['Barn','Vuxen'],['Äta här','Ta med']] },
 da: { head: 'Hovedretter', cur: 'kr', dishes: ['Frikadeller', 'Stegt flæsk', 'Bagt laks'], pairs: [['Lille','Stor'],['Halv','Hel'],['Glas','Flaske'],['Frokost','Aften'],['Barn','Voksen']] },
 no: { head: 'Hovedretter', cur: 'kr', dishes: ['Fiskegrateng', 'Lammegryte', 'Stekt kylling'], pairs: [['Liten','Stor'],['Halv','Hel'],['Glass','Flaske'],['Barn','Voksen']] },
 fi: { head: 'Pääruoat', cur: '€', dishes: ['Paistettu lohi', 'Lihapullat', 'Kanapata'], pairs: [['Pieni','Iso'],['Puolikas','Kokonainen'],['Lasi','Pullo'],['Lounas','Illallinen'],['Lapsi','Aikuinen']] },
 pl: { head: 'Dania główne', cur: 'zł', dishes: ['Kotlet schabowy', 'Gołąbki', 'Pieczony dorsz'], pairs: [['Mała','Duża'],['Pół porcji','Cała porcja'],['Kieliszek','Butelka'],['Dziecko','Dorosły'],['Na miejscu','Na wynos']] },
 cs: { head: 'Hlavní jídla', cur: 'Kč', dishes: ['Svíčková na smetaně', 'Pečené kuře', 'Hovězí guláš'], pairs: [['Malá','Velká'],['Poloviční','Celá'],['Sklenice','Láhev'],['Dítě','Dospělý'],['Oběd','Večeře']] },
 sk: { head: 'Hlavné jedlá', cur: '€', dishes: ['Bryndzové halušky', 'Pečené kura', 'Hovädzí guláš'], pairs: [['Malá','Veľká'],['Polovičná','Celá'],['Pohár','Fľaša']] },
 hu: { head: 'Főételek', cur: 'Ft', dishes: ['Pörkölt', 'Rántott csirke', 'Töltött káposzta'], pairs: [['Kicsi','Nagy'],['Fél adag','Egész adag'],['Pohár','Üveg'],['Gyerek','Felnőtt'],['Helyben','Elvitelre']] },
 ro: { head: 'Feluri principale', cur: 'lei', dishes: ['Sarmale', 'Pui la cuptor', 'Tocăniță de vită'], pairs: [['Mică','Mare'],['Jumătate','Întreagă'],['Pahar','Sticlă']] },
 hr: { head: 'Glavna jela', cur: '€', dishes: ['Pečena janjetina', 'Crni rižot', 'Punjena paprika'], pairs: [['Mala','Velika'],['Pola','Cijela'],['Čaša','Boca']] },
 el: { head: 'Κυρίως πιάτα', cur: '€', dishes: ['Μουσακάς', 'Κοτόπουλο ψητό', 'Αρνί στο φούρνο'], pairs: [['Μικρή','Μεγάλη'],['Μισή','Ολόκληρη'],['Ποτήρι','Μπουκάλι']] },
 tr: { head: 'Ana yemekler', cur: '₺', dishes: ['Kuzu güveç', 'Tavuk ızgara', 'İskender'], pairs: [['Küçük','Büyük'],['Yarım','Tam'],['Kadeh','Şişe'],['Tek','Duble'],['1 porsiyon','1,5 porsiyon']] },
 ru: { head: 'Горячие блюда', cur: '₽', dishes: ['Бефстроганов', 'Котлета по-киевски', 'Жареный судак'], pairs: [['Маленькая','Большая'],['Половина','Целая'],['Бокал','Бутылка']] },
 uk: { head: 'Основні страви', cur: 'грн', dishes: ['Котлета по-київськи', 'Деруни', 'Печеня домашня'], pairs: [['Мала','Велика'],['Половина','Ціла'],['Келих','Пляшка']] },
 bg: { head: 'Основни ястия', cur: 'лв', dishes: ['Мусака', 'Пилешко на скара', 'Кавърма'], pairs: [['Малка','Голяма'],['Половин','Цяла'],['Чаша','Бутилка']] },
 ja: { head: 'メイン', cur: '円', dishes: ['とんかつ', '親子丼', '鯖の塩焼き'], pairs: [['小','大'],['並','大盛'],['グラス','ボトル'],['単品','定食'],['税抜','税込'],['ランチ','ディナー']] },
 zh: { head: '主菜', cur: '元', dishes: ['红烧肉', '宫保鸡丁', '清蒸鱼'], pairs: [['小份','大份'],['半份','整份'],['杯','瓶'],['堂食','外卖']] },
 ko: { head: '메인', cur: '원', dishes: ['김치찌개', '제육볶음', '된장찌개'], pairs: [['소','대'],['보통','곱빼기'],['잔','병'],['홀','포장']] },
 ar: { head: 'الأطباق الرئيسية', cur: 'ر.س', dishes: ['كبسة دجاج', 'مندي لحم', 'سمك مشوي'], pairs: [['صغير','كبير'],['نصف','كامل'],['نفر','نفرين']] },
 he: { head: 'עיקריות', cur: '₪', dishes: ['שניצל עוף', 'קבב טלה', 'דג בתנור'], pairs: [['קטן','גדול'],['חצי','שלם'],['כוס','בקבוק']] },
 vi: { head: 'Món chính', cur: 'đ', dishes: ['Phở bò', 'Bún chả', 'Cơm tấm'], pairs: [['Nhỏ','Lớn'],['Ly','Chai'],['Tô nhỏ','Tô lớn']] },
 th: { head: 'จานหลัก', cur: 'บาท', dishes: ['ผัดไทย', 'แกงเขียวหวาน', 'ข้าวมันไก่'], pairs: [['เล็ก','ใหญ่'],['ธรรมดา','พิเศษ'],['แก้ว','ขวด']] },
 id: { head: 'Hidangan utama', cur: 'Rp', dishes: ['Nasi goreng', 'Ayam bakar', 'Rendang sapi'], pairs: [['Kecil','Besar'],['Setengah','Satu porsi'],['Panas','Dingin']] },
};
const whole = new Set(['kr','Ft','円','元','원','đ','Rp','₽','บาท','Kč']);
const price = (c: string, n: number) => c==='đ'||c==='Rp' ? `${n}.000` : c==='원' ? `${n},000` : c==='円'||c==='Ft' ? `${n*100}` : whole.has(c) ? `${n}` : c==='£' ? `${n}.50` : `${n},50`;
const value = (c: string, n: number) => c==='đ'||c==='Rp'||c==='원' ? n*1000 : c==='円'||c==='Ft' ? n*100 : whole.has(c) ? n : n+0.5;
const nums = [[12,18],[14,22],[11,16]] as const;
const forms: Record<string, (l: any, p: [string,string]) => string> = {
 headTab: ({head,cur,dishes}, [a,b]) => `${head}\t${a}\t${b}\n${dishes.map((d: string,i: number)=>`${d}\t${price(cur,nums[i]![0])}\t${price(cur,nums[i]![1])}`).join('\n')}`,
 headLine: ({head,cur,dishes}, [a,b]) => `${head}\n${a} / ${b}\n${dishes.map((d: string,i: number)=>`${d} ${price(cur,nums[i]![0])} / ${price(cur,nums[i]![1])}`).join('\n')}`,
 headParen: ({head,cur,dishes}, [a,b]) => `${head} (${a} / ${b})\n${dishes.map((d: string,i: number)=>`${d} ${price(cur,nums[i]![0])} / ${price(cur,nums[i]![1])}`).join('\n')}`,
 beside: ({head,cur,dishes}, [a,b]) => `${head}\n${dishes.map((d: string,i: number)=>`${d} ${a} ${price(cur,nums[i]![0])} ${b} ${price(cur,nums[i]![1])}`).join('\n')}`,
 besideColon: ({head,cur,dishes}, [a,b]) => `${head}\n${dishes.map((d: string,i: number)=>`${d} – ${a}: ${price(cur,nums[i]![0])} ${cur}, ${b}: ${price(cur,nums[i]![1])} ${cur}`).join('\n')}`,
 after: ({head,cur,dishes}, [a,b]) => `${head}\n${dishes.map((d: string,i: number)=>`${d} ${price(cur,nums[i]![0])} ${cur} (${a}) / ${price(cur,nums[i]![1])} ${cur} (${b})`).join('\n')}`,
 below: ({head,cur,dishes}, [a,b]) => `${head}\n${dishes.map((d: string,i: number)=>`${d}\n${a} ${price(cur,nums[i]![0])}  ${b} ${price(cur,nums[i]![1])}`).join('\n')}`,
 belowLines: ({head,cur,dishes}, [a,b]) => `${head}\n\n${dishes.map((d: string,i: number)=>`${d}\n${a} ${price(cur,nums[i]![0])} ${cur}\n${b} ${price(cur,nums[i]![1])} ${cur}`).join('\n\n')}`,
 slashBoth: ({head,cur,dishes}, [a,b]) => `${head}\n${dishes.map((d: string,i: number)=>`${d} (${a}/${b}) ${price(cur,nums[i]![0])}/${price(cur,nums[i]![1])}`).join('\n')}`,
};
const bad: Record<string, number> = {}; let n=0, f=0, silent=0;
for (const [code, l] of Object.entries(langs)) for (const p of l.pairs) for (const [form, make] of Object.entries(forms)) {
  if (process.env.FORMS && !process.env.FORMS.split(',').includes(form)) continue;
  if (process.env.L && process.env.L !== code) continue;
  n++;
  const text = make(l, p);
  const r = readText(text); const dishes = r.sections.flatMap((s) => s.dishes);
  const ok = dishes.length === 3 && dishes.every((d, i) => d.name === l.dishes[i] && d.choices.length === 2 && d.choices[0]!.price === value(l.cur, nums[i]![0]) && d.choices[1]!.price === value(l.cur, nums[i]![1]) && [d.choices[0]!.name,d.choices[1]!.name].map((x)=>x.toLowerCase()).join() === p.map((x)=>x.toLowerCase()).join());
  if (!ok) { f++; bad[form]=(bad[form]??0)+1; bad[`${code}`]=(bad[`${code}`]??0)+1; const s = dishes.some((d)=>d.doubts.length===0); if (s) silent++;
    if (process.env.SHOW) console.log('---', code, form, p.join('|'), s?'SILENT':'', '\n'+text.split('\n').slice(0,4).join('\n'), '\n =>', r.sections.map((s)=>`#${s.name}: `+s.dishes.map((d)=>`${d.name}|${d.price}|${d.choices.map((c)=>`${c.name}=${c.price}`)}|${d.description}${d.doubts.length?'?':''}`).join(' ;; ')).join('\n    ')); }
}
console.log('failed', f, 'of', n, 'some silent', silent, bad);

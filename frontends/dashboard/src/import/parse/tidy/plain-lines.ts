import { readLegendLine } from '../marks/legend.ts';
import { takeMarks } from '../marks/marks.ts';
import { money } from '../money.ts';
import { eachText, type Step } from '../tidy-line.ts';
import { currency, marketAtEnd } from '../words/money-words.ts';

const amount = /\d/u;

/** «☐ Soup 7», «-> Soup 7», «> Soup 7», «*Soup 7» */
const led = /^\s*(?:[☐☑□■○●◯✓✔✗→➔➤▶▸»›>❯◦♦◇☆★*_`^|]|->|=>)+\s*(?=[\p{L}\d"“«„])/u;
/** «Soup => 7», «Soup → 7», «Soup ★ 7», «Soup ① 7» */
const pointed = new RegExp(`\\s*(?:[=-]+>|[→➔➤►»›★☆✦①-⑳])+\\s*(?=${money}\\s*$)`, 'iu');
/** «"Soup" 7», ««Soup» 7» */
const quoted = new RegExp(
  `^(\\s*(?:[•·*–—-]\\s+)?)["“„«]([^"“”„«»]+)["”“»](?=[\\s.…:–—-]+${money}\\s*$)`,
  'iu',
);
/** «**Soup** 7», «_Soup_ 7» */
const stressed = /^(\s*(?:[*•–—-]\s+)?)(\*\*|__|`|[*_])(?=\S)(.+?)(?<=\S)\2(?=[\s.:–—-])/u;

/** «Soup • 7.50 • with basil», «Soup ... 7.50 ... with basil» */
const inMiddle =
  /^(?<name>.*?\p{L}.*?)\s*(?<sign>[•|–—]|[.…]{3,})\s*(?<price>\p{Sc}?\s?\d{1,4}(?:[.,]\d{1,2})?\s?\p{Sc}?)\s*(?:\k<sign>|[.…]{3,})\s*(?<said>[^\d]*)$/u;

/** «Regular price $9.00», «Pris 119,-», «Each / 4» */
const called =
  /^\s*(?:(?:regular|sale|unit) )?(?:price|each\s?\/?|preis|pris|prix|precio|preço|prezzo|prijs|cena|hinta|preț|fiyat)\s*:?\s+(?=(?:\p{Sc}|\p{L}{2,3})?\s?\d)/iu;

/** «(Vegan) Bean stew (Soya)»: marks of its own stand before a name. */
const marked =
  /^(?<bullet>\s*(?:[•*·–—-]\s+)?)(?<mark>\([^()\d]{1,24}\))\s*(?<name>\p{Lu}\p{Ll}.*)$/u;

function withMarkBehind(text: string): string {
  const { bullet = '', mark, name } = marked.exec(text)?.groups ?? {};
  const isMark = mark !== undefined && takeMarks(` ${mark}`, new Map()).rest.trim() === '';
  return isMark && readLegendLine(text).length === 0 ? `${bullet}${name} ${mark}` : text;
}

/** «Quesadilla $15 <- sells out», to whoever copies it. */
const remark = /(?<=\S)\s+(?:<[-=~<]+|←|⬅\u{FE0F}?)\s*\D*$/u;
/** «Fish taco is 5», «El menú cuesta 12 €» */
const costs = new RegExp(
  `(?<=\\p{L}) (?:is|are|costs?|kostet|kosten|kost|coûte(?:nt)?|cuestan?|costa(?:no)?|custam?|koster|kostar|kosztuj[eą]|stojí|maksaa|стоит|коштує) (?=${money}(?:\\s[–—-]\\s\\D*)?$)`,
  'iu',
);
/** «Churros 4 for $6» */
const severalFor = new RegExp(
  `(?<=^\\P{Nd}*\\p{L}) (?<count>\\d{1,2}) (?:for|für|pour|por|per|voor|för|za) (?=\\p{Sc}\\s?\\d+(?:[.,]\\d{2})?$|\\d+(?:[.,]\\d{2})?\\s?${currency}$)`,
  'iu',
);
/** «Rib of beef £5 Supplement»: no price of its own. */
const supplement =
  /\s[([]?(\p{Sc}\s?\d+(?:[.,]\d{2})?) (?:supplement|supp\.?|extra charge|surcharge)[)\]]?\s*$/iu;

/** «Croissant 1.25 [gluten, milk]» */
const square = /\[(\p{L}[^[\]()\d]*)\](?=\s*$)/u;

/** «Uni -- Maine catch»: a dash of a typewriter. */
const typedDash = /(?<=\p{L}\S*\s)--(?=\s\p{L})/u;

function plain(given: string): string {
  const text = withMarkBehind(given)
    .replace(supplement, ' (supplement $1)')
    .replace(square, '($1)')
    .replace(typedDash, '–');
  if (!amount.test(text)) return marketAtEnd.test(text) ? text.replace(stressed, '$1$3') : text;
  const bare = text
    .replace(called, '')
    .replace(remark, '')
    .replace(costs, '    ')
    .replace(severalFor, ' ($<count>)    ')
    .replace(/(?<=\d(?:\s?\p{Sc})?)\s{2,}[–—-]\s*$/u, '')
    .replace(/(?<=\d\S*(?:\s\S+){0,5})(?:;|\s[·•|])\s*$/u, '')
    .replace(/(?<=\/\s?\d{2,3}) (?:de )?gram\p{L}*$/iu, ' g')
    .replace(/(?<=\d) de (?=lei(?!\p{L}))/iu, ' ')
    .replaceAll(
      /(\*\*|__|[*_`~])((?:\p{Sc}|\p{L}{1,3}\.?\s)?\s?\.?\d[\d.,]*\s?(?:\p{Sc}|\p{L}{1,4})?\.?)\1(?=\s|$)/gu,
      '$2',
    )
    .replace(stressed, '$1$3')
    .replace(led, '')
    .replace(quoted, '$1$2')
    .replace(pointed, '    ')
    .replaceAll(stroke, ' | ');
  const { name, price, said = '' } = inMiddle.exec(bare)?.groups ?? {};
  return name === undefined || price === undefined
    ? bare
    : `${name}${said.trim() === '' ? '' : ` – ${said.trim()}`}    ${price.trim()}`;
}

/** «Eight – 11  I  Sixteen – 20»: a letter that stands for a stroke. */
const stroke = /(?<=\d)\s+I\s+(?=\p{Lu}\p{L})/gu;

/** «□ Tofu  □ Kelp  □ Corn»: each behind a sign of its own. */
const boxes = /\s+(?=[☐□■○●◯•▪◆◇]\s?[\p{L}\d])/u;

/** Strips leading, pointing and emphasis marks around a name and its price. */
export const withPlainLines: Step = (lines) =>
  eachText(plain)(
    lines.flatMap((line) =>
      /^\s*[☐□■○●◯•▪◆◇]/u.test(line.text)
        ? line.text
            .trim()
            .split(boxes)
            .map((text, _, all) => ({
              ...line,
              text: all.length > 1 ? text.replace(led, '') : text,
            }))
        : [line],
    ),
  );

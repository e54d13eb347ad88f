import { isCapitals } from '../headings.ts';
import { isPriceAlone } from '../bare-names.ts';
import { takePrice } from '../money.ts';
import { isNoise } from '../noise.ts';
import { isBlank, type Step, type TidyLine } from '../tidy-line.ts';

const wordsAndPrice = /^\s*(?<words>\p{Ll}\S*(?: \S+)*)\s{3,}\S*\d\S*$/u;

/** «Grilled swordfish with»; «garlic, med» is a list, of which the last is honey in Czech. */
const joining =
  /[^,\s]\s(?:with|and|&|in|on|mit|und|auf|et|avec|au|aux|de|con|e|y|del|com|med|och|og|z|i|di|da|du|des|à|la|le|les|the|of|vom|im|zum|na|w|met|en|van|uit|op|ze|al|alla|alle|allo|della|delle|dello|sur|aus|von|zur|på|av|til|från|fra|em|do|dos|das|el|los|las)$/u;

/** A name does not end so. */
export const endsOpen = (words: string) => joining.test(words);

/** «Lentil soup with», «Onsen egg, mushrooms,»: the next line goes on, whatever it begins with. */
export const isIncomplete = (text: string) =>
  /^\s*\p{L}/u.test(text) &&
  (/,$/u.test(text) || joining.test(text)) &&
  !isCapitals(text) &&
  !isNoise(text);

/** «& spätzli, red cabbage 49.-»: no name begins with what joins two. */
const isContinuation = /^\s*(?:&|and|und|et|og|och|y|e|ed|oraz)\s\p{Ll}/u;

const smallShare = 0.5;
/** A name with a comma continues below; one without continues by only a word or two. */
function isOpen(above: string, below: string, areSmall: boolean): boolean {
  // «• Roast pork, rice,», and below it «• Fried cheese»: a sign begins another dish.
  if (/^\s*[•●▪◦*–—-]\s/u.test(below)) return false;
  const { words = '' } = wordsAndPrice.exec(below)?.groups ?? {};
  if (isIncomplete(above.trim()) && below.trim() !== '') return true;
  if (/\([^()]*$/u.test(above) && /^[^()]*\)/u.test(below)) return true;
  if (
    isContinuation.test(below) &&
    /^\s*\p{Lu}.*\p{L}$/u.test(above) &&
    takePrice(above).prices.length === 0
  )
    return (/^\s*&/u.test(below) || takePrice(below).prices.length > 0) && !isCapitals(above);
  // «Extra egg : 1.80 – salad :», and below it «2.50»
  if (/\d.*\p{L}\s?:\s*$/u.test(above) && isPriceAlone(below)) return true;
  const isName = /^\s*\p{Lu}[^.!:]*\p{Ll}$/u.test(above) && takePrice(above).prices.length === 0;
  return (
    words !== '' &&
    isName &&
    !areSmall &&
    (/, /u.test(above) || (!words.includes(',') && words.split(' ').length < 3))
  );
}

/** Rejoins words split across lines. */
export const joinBrokenLines: Step = (lines) => {
  const whole: TidyLine[] = [];
  // Where names begin in small letters, one word above the first is a title.
  const priced = lines.filter(
    ({ text }) => wordsAndPrice.test(text) || takePrice(text).prices.length > 0,
  );
  const areSmall =
    priced.filter(({ text }) => wordsAndPrice.test(text)).length > priced.length * smallShare;
  for (const [at, line] of lines.entries()) {
    // «Plymouth Gin,», a blank that a column beside it left, and «Lime Cordial».
    const isGap = isBlank(line) && /\p{L}.*,\s*$/u.test(whole.at(-1)?.text ?? '');
    if (isGap && /^\s*\p{L}\D*$/u.test(lines[at + 1]?.text ?? '')) continue;
    const above = whole.at(-1);
    const isParted =
      above !== undefined && /\p{Ll}{2}-$/u.test(above.text) && /^\s*\p{Ll}/u.test(line.text);
    const isLeftOpen = above !== undefined && isOpen(above.text, line.text, areSmall);
    if (isParted || isLeftOpen)
      whole[whole.length - 1] = {
        ...above,
        ...line,
        text: isParted
          ? above.text.slice(0, -1) + line.text.trimStart()
          : `${above.text.trimEnd()} ${line.text.trimStart()}`,
        from: [...above.from, ...line.from],
      };
    else whole.push(line);
  }
  return whole;
};

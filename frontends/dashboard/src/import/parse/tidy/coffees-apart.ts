import { takePrice } from '../money.ts';
import { isPriced } from '../bare-names.ts';
import { type Step, withText } from '../tidy-line.ts';

const coffee =
  '(?:iced |hot |double |single |large |small )?(?:flat ?whites?|flatty|(?:caff?[eè] |chai |matcha |turmeric )?lattes?|cap(?:p|s|puccinos?)?|(?:long|short) (?:black|mac(?:chiato)?)|espressos?|mac(?:chiato)?s?|mocha(?:ccino)?s?|piccolos?|americanos?|cortados?|ristrettos?|lungos?|magics?|babyc+inos?|hot choc(?:olate)?s?|chai|batch(?: brew)?|filter(?: coffee)?|cold brew|affogatos?)';
const coffees = new RegExp(`^${coffee}(?:,\\s*${coffee})+$`, 'iu');

/** «flat white, latte, cappuccino 4.80»: each is a drink of its own, at the price of all. */
export const withCoffeesApart: Step = (lines) =>
  lines.flatMap((line) => {
    const text = line.text.trim();
    const { rest } = isPriced(text) ? takePrice(text) : { rest: text };
    // «latte, cap   S 4.8  L 5.8»: what stands behind the last of them holds for each.
    const names = text.startsWith(rest) ? rest.replace(/\s{2,}.*$/u, '').trim() : '';
    if (!coffees.test(names)) return [line];
    const behind = text.slice(names.length);
    return names.split(/,\s*/u).map((name) => withText(line, `${name}${behind}`));
  });

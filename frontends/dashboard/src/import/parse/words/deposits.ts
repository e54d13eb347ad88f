const word =
  '(?:flaschen|einweg|mehrweg)?pfand|statiegeld|consigne|deposit|flaschenpfand|pantt?(?:in|ia|i)?|kaucj[aięą]|záloh[aoyu]|depozit\\p{L}*|garan[țt]i[ea] sgr|sgr|betétdíj|užstat\\p{L}*|pandi?raha|pandiga|depozīt\\p{L}*|cauzione|fianza|depósito|залог\\p{L}*|kauc[ij]j?[aeou]|povratn\\p{L}+ naknad\\p{L}+';
const amount =
  '(?:(?:\\p{Sc}|RON|CHF)\\s?)?\\d{1,3}(?:[.,]\\d{1,2})?\\s?(?:\\p{Sc}|kr\\.?|zł|Kč|Ft|lei|RON|CHF|snt|ct|c)?';
const joining =
  'zzgl\\.?|zuzüglich|inkl\\.?|inklusive|incl\\.?|including|exkl\\.?|excl\\.?|plus|hors|\\+|sisältää|sis\\.|vč\\.|včetně|w tym|z|cu|met|avec|con|com|med|mit|u cijenu uključena';

/** «, plus 0.25 € deposit», «(€ 0,15 statiegeld)», «incl. pant 2 kr»: what comes back is no price. */
const clause = `[\\s,;]*\\(?\\s*(?:(?:${joining})\\s*)?(?:${amount}\\s*(?:${word})(?!\\p{L})|(?:${word})(?!\\p{L})\\s*:?\\s*\\(?(?:\\+\\s*)?${amount}\\)?)(?:\\s(?:inkl\\.?|incl\\.?|inclus[ăa]?|included|inbegrepen|comprise|inclusa|incluido|w cenie|v ceně))?\\s*\\)?\\.?`;
const behindPrice = new RegExp(
  `(?<=\\d\\s?(?:\\p{Sc}|kr\\.?|zł|Kč|Ft|lei|RON|CHF)?|\\p{Sc}\\s?[\\d.,]+)${clause}\\s*$`,
  'iu',
);
const alone = new RegExp(`^${clause}\\s*$`, 'iu');

/** What is longer is no line of one dish. */
const longestLine = 200;

export const withoutDeposit = (text: string): string =>
  text.length > longestLine || alone.test(text) ? text : text.replace(behindPrice, '');

/** «Incl. statiegeld (€ 0,15)» below a drink. */
export const isDeposit = (text: string): boolean =>
  text.length <= longestLine && alone.test(text.trim());

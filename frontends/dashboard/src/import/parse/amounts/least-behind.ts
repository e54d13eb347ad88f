import { money } from '../money.ts';
import { eachText } from '../tidy-line.ts';

/** «お茶漬け(梅・鮭) 各550円»: what each of them costs. */
const ofEach = /(?<=[\p{Lo}ー)）].*)[\s…・.]*各\s*(?=[\d０-９¥￥])/u;

const behind = new RegExp(
  `(?<=^|[\\s(.…:：])(?<price>(?=\\P{Nd}*\\p{Sc}|[^\\s]*[.,]\\d{2}(?!\\d)|[\\d.,\\s]*(?:\\p{Sc}|[円元원]))${money})\\s?(?:から|より|起|부터|이상|[~～〜]|\\+)\\s*$`,
  'iu',
);

/** «1,280円～», «¥48 起», «$9.50+»: the least that it costs is said behind, and is read ahead of the price. */
export const withLeastAhead = eachText((text) =>
  text.replace(behind, 'from $<price>').replace(ofEach, '    '),
);

import type { OcrLanguage } from '../languages.ts';

/** What the English reader takes other letters for, unsurely. */
const signs = '#&(),./0123456789=>ABCDEFGHIJKLMNOPRSTUVWXYZ[]abcdefgijklmnoprstuvwxyz|}';
/** By script, how often it reads each of these signs where there is none of Latin: 0 to 9, half of it is as often as in others. Counted on two menus in each, in two faces. */
const frequencies: Readonly<Partial<Record<OcrLanguage['tag'], string>>> = {
  ar: '447774421244732475512452263292732522602334344458677387739247548474565544',
  ru: '111132643242051001327813248678363750255224503168827235274666875461466121',
  zh: '765545525656658644465557856657467569656334376623321633462422332223455457',
  el: '445234433212252233466644452227852651576546543364475366395647854867363444',
  he: '444444468875669673633282233622169464255555633343233323523685542136745444',
  hi: '456539465664546657464636456542232257786564656643467744434533265733432444',
  ja: '764645465656754754667578757556766459552655476525324532434432344424355454',
  ko: '684595696658637758464336646334355346232575476833533553533334434644434798',
  th: '544534424232242344453354541533615423537663534373574776657595247599636744',
};

/** How likely a script is, by what its words were misread for. */
export function likelihoodOf(mistaken: string, { tag }: OcrLanguage): number {
  const known = frequencies[tag] ?? '';
  return Array.from(mistaken).reduce(
    (sum, sign) => sum + Number(known[signs.indexOf(sign)] ?? 0),
    0,
  );
}

import { defaultLanguage } from '../contracts/catalogue/default-language.ts';
import { isRightToLeft } from './languages.ts';

const english = 'Scan this QR code to view the menu on your mobile device';

/** Text printed beside a code, in the languages of page controls. */
const scanMe: Readonly<Record<string, string>> = {
  ar: 'امسح رمز QR هذا لعرض قائمة الطعام على هاتفك',
  de: 'Diesen QR-Code scannen und die Speisekarte auf dem Handy lesen',
  es: 'Escanee este código QR para ver la carta en su móvil',
  fr: 'Scannez ce code QR pour voir la carte sur votre téléphone',
  he: 'סרקו את קוד ה-QR הזה כדי לראות את התפריט בטלפון שלכם',
  it: 'Inquadri questo codice QR per vedere il menu sul telefono',
  ja: 'この QR コードを読み取ると、スマートフォンでメニューをご覧いただけます',
  ko: '이 QR 코드를 스캔하면 휴대전화에서 메뉴를 볼 수 있습니다',
  nl: 'Scan deze QR-code om de menukaart op uw telefoon te bekijken',
  pl: 'Zeskanuj ten kod QR, aby zobaczyć menu na telefonie',
  pt: 'Leia este código QR para ver a ementa no telemóvel',
  tr: 'Menüyü telefonunuzda görmek için bu QR kodunu okutun',
  zh: '扫描此二维码，在手机上查看菜单',
  'zh-Hant': '掃描此 QR 碼，在手機上查看菜單',
};

export type PrintedWords = { language: string; dir: 'ltr' | 'rtl'; scanMe: string };

/** For a menu in this language; English if there is no translation. */
export function printedWords(language: string): PrintedWords {
  const said = scanMe[language];
  return said === undefined
    ? { language: defaultLanguage, dir: 'ltr', scanMe: english }
    : { language, dir: isRightToLeft(language) ? 'rtl' : 'ltr', scanMe: said };
}

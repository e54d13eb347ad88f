import type { LanguageOfControls } from '../words/load-words.ts';

/** Title, explanation and advice; the links lead to cached pages. Inserted as markup: no special characters. */
export type UnvisitedWords = {
  title: string;
  text: string;
  again: string;
  menu: string;
  restaurant: string;
};

/** Part of the worker file: guests who are online never load them. */
export const unvisitedWords: Readonly<Record<LanguageOfControls, UnvisitedWords>> = {
  ar: {
    title: 'لا يوجد اتصال',
    text: 'لم تُفتح هذه الصفحة على هذا الهاتف من قبل. يرجى المحاولة بعد قليل أو سؤال طاقم المطعم.',
    again: 'إعادة المحاولة',
    menu: 'قائمة الطعام',
    restaurant: 'المطعم',
  },
  de: {
    title: 'Keine Verbindung',
    text: 'Diese Seite wurde auf diesem Telefon noch nicht geöffnet. Bitte versuchen Sie es gleich noch einmal, oder fragen Sie das Personal.',
    again: 'Noch einmal versuchen',
    menu: 'Speisekarte',
    restaurant: 'Restaurant',
  },
  en: {
    title: 'No connection',
    text: 'This page hasn’t been opened on this phone before. Please try again in a moment, or ask the staff.',
    again: 'Try again',
    menu: 'Menu',
    restaurant: 'Restaurant',
  },
  es: {
    title: 'Sin conexión',
    text: 'Esta página aún no se ha abierto en este teléfono. Inténtelo de nuevo en un momento o pregunte al personal.',
    again: 'Intentar de nuevo',
    menu: 'Carta',
    restaurant: 'Restaurante',
  },
  fr: {
    title: 'Pas de connexion',
    text: 'Cette page n’a pas encore été ouverte sur ce téléphone. Réessayez dans un instant ou demandez au personnel.',
    again: 'Réessayer',
    menu: 'Carte',
    restaurant: 'Restaurant',
  },
  he: {
    title: 'אין חיבור',
    text: 'הדף הזה עוד לא נפתח בטלפון הזה. נסו שוב בעוד רגע, או פנו לצוות.',
    again: 'לנסות שוב',
    menu: 'תפריט',
    restaurant: 'המסעדה',
  },
  it: {
    title: 'Nessuna connessione',
    text: 'Questa pagina non è ancora stata aperta su questo telefono. Riprovi tra un momento o chieda al personale.',
    again: 'Riprova',
    menu: 'Menu',
    restaurant: 'Ristorante',
  },
  ja: {
    title: '接続できません',
    text: 'このページは、この端末でまだ開かれていません。しばらくしてからもう一度お試しいただくか、スタッフにお尋ねください。',
    again: 'もう一度試す',
    menu: 'メニュー',
    restaurant: 'レストラン',
  },
  ko: {
    title: '연결되지 않음',
    text: '이 휴대전화에서 아직 열어 본 적이 없는 페이지입니다. 잠시 후 다시 시도하시거나 직원에게 문의해 주세요.',
    again: '다시 시도',
    menu: '메뉴',
    restaurant: '레스토랑',
  },
  nl: {
    title: 'Geen verbinding',
    text: 'Deze pagina is nog niet eerder op deze telefoon geopend. Probeer het zo meteen opnieuw, of vraag het personeel.',
    again: 'Opnieuw proberen',
    menu: 'Menukaart',
    restaurant: 'Restaurant',
  },
  pl: {
    title: 'Brak połączenia',
    text: 'Ta strona nie była jeszcze otwierana na tym telefonie. Proszę spróbować ponownie za chwilę albo zapytać obsługę.',
    again: 'Spróbuj ponownie',
    menu: 'Menu',
    restaurant: 'Restauracja',
  },
  pt: {
    title: 'Sem ligação',
    text: 'Esta página ainda não foi aberta neste telefone. Tente de novo dentro de momentos ou pergunte ao pessoal.',
    again: 'Tentar de novo',
    menu: 'Ementa',
    restaurant: 'Restaurante',
  },
  tr: {
    title: 'Bağlantı yok',
    text: 'Bu sayfa bu telefonda daha önce açılmadı. Lütfen biraz sonra yeniden deneyin veya personele sorun.',
    again: 'Yeniden dene',
    menu: 'Menü',
    restaurant: 'Restoran',
  },
  zh: {
    title: '无网络连接',
    text: '此页面尚未在这部手机上打开过。请稍后重试，或询问服务员。',
    again: '重试',
    menu: '菜单',
    restaurant: '餐厅',
  },
  'zh-Hant': {
    title: '無網路連線',
    text: '此頁面尚未在這支手機上開啟過。請稍後再試，或詢問服務人員。',
    again: '重試',
    menu: '菜單',
    restaurant: '餐廳',
  },
};

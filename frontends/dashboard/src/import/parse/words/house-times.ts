import { isOfDays } from '../headings.ts';

const time = String.raw`\d{1,2}(?:[.:h]\d{2})?\s?(?:am|pm|uhr|h|uur|-ig|[’']?[ae] kadar|’[ae] kadar|asti)?`;
const times = String.raw`${time}(?:\s?(?:[–—-]|to|till?|until|bis|à|a|e|to|tot|do|до)\s?${time})?`;

const kitchen =
  'kitchen|küche|cuisine|cocina|cucina|cozinha|keuken|köket|køkkenet|kjøkkenet|keittiö|kuchnia|kuchyně|konyha|bucătăria|κουζίνα|mutfak|кухня';
const last =
  'last (?:orders?|food|call)|küchenschluss|letzte bestellung|dernières? commandes?|últim[ao]s? (?:comandas?|encomendas?|pedidos?)|ultim[ae] comand[aeă]|cierre de cocina|laatste bestelling(?:en)?|sista beställning(?:en)?|sidste bestilling|siste bestilling|viimeinen tilaus|viimeiset tilaukset|ostatnie zamówieni[ea]|poslední objednávk[ay]|utolsó rendelés|τελευταία παραγγελία|son sipariş|последний заказ|останнє замовлення';
const opened =
  'open|geöffnet|ouvert|abierto|aperto|aberto|geopend|öppet|åbent|åpent|avoinna|czynne|otevřeno|nyitva|deschis|ανοιχτά|açık|открыто|відчинено|otvoreno';
const meal =
  'breakfast|brunch|lunch|dinner|supper|food|frühstück|mittagstisch|abendessen|petit déjeuner|déjeuner|dîner|desayunos?|comidas?|cenas?|colazion[ei]|pranzo|cena|aperitivo|pequeno[- ]almoço|almoço|jantar|ontbijt|diner|borrel|frukost|middag|morgenmad|frokost|aftensmad|lunsj|aamiainen|lounas|illallinen|śniadania|obiady|snídaně|oběd|večeře|reggeli|ebéd|vacsora|mic dejun|prânz|cină|πρωινό|μεσημεριανό|βραδινό|kahvaltı|öğle|akşam|завтраки|обеды?|ужин|сніданки|doručak|ručak';
const until =
  "until|till?|til|bis|jusqu[’']à|hasta las|fino alle|até às|tot|do|до|έως|μέχρι|până la|asti|dalle|desde las|das|vanaf|från|fra|from|kl\\.?";

const longest = 120;
const words = String.raw`(?:[\p{L}’'-]+,?\s){0,4}`;
const rules = [
  String.raw`(?:${words}|.*,\s)(?:${kitchen})\s${words}(?:[–-]\s?)?${times}`,
  String.raw`${words}(?:${last})\s?:?\s?(?:at |kl\.? |um |à |a las |alle |às )?${times}`,
  String.raw`(?:${opened})\s${words}${times}`,
  String.raw`(?:${meal})\s(?:${until})\s?${time}`,
  String.raw`(?:${meal})\s\d{1,2}(?:[.]\d{2})?(?:\s(?:asti)|-ig|[’'][ae] kadar)`,
];
const ofTimes = new RegExp(String.raw`^\W{0,3}(?:${rules.join('|')})\W{0,3}$`, 'iu');
/** «Brunch every Sunday from 10» */
const onDays = new RegExp(
  String.raw`^\W{0,3}(?:${meal})\s.*\s(?:ab|from|dès|desde|dalle|vanaf|från|fra|od|с)\s${time}\W{0,3}$`,
  'iu',
);
/** «Öppet alla dagar 11-20 i sommar (stängt midsommarafton)» */
const isLongHours = new RegExp(
  String.raw`^\W{0,3}(?:${opened})\s${words}${time}\s?[–—-]\s?${time}(?=\W)(?:\W*[^\s\d]+){3}`,
  'iu',
);
/** «Kitchen shuts 2.30», «Letzte Bestellung 21.15», «Breakfast till 11.30»: an hour, where amounts look alike. */
export const isHouseTime = (text: string): boolean =>
  text.length < longest &&
  /\d/u.test(text) &&
  !/\p{Sc}/u.test(text) &&
  (isLongHours.test(text) ||
    (text.length < 60 && (ofTimes.test(text) || (onDays.test(text) && isOfDays(text)))));

const buttons = [
  'our menu|reservations|find us|gift vouchers|functions|private dining|opening hours|location|speisekarte|unsere speisekarte|reservierung|tisch reservieren|anfahrt|öffnungszeiten|gutscheine|jobs|veranstaltungen|aktuelles|la carte|notre carte|réservation|nous trouver|horaires|le restaurant|actualités|cartes cadeaux|privatisation|la carta|carta|nuestra carta|reservas|reserva tu mesa|contacto|nosotros|sobre nosotros|dónde estamos|horario|el restaurante|eventos|pedidos|menú|menù|il menù|il nostro menù|contatti|galleria|dove siamo|orari|il ristorante|eventi|lavora con noi|ementa|cardápio|sobre nós|contactos|contato|onde estamos|horário|o restaurante|menukaart|onze kaart|over ons|reserveren|reserveer een tafel|foto’s|openingstijden|vacatures|cadeaubon|route|meny|vår meny|boka bord|hitta hit|öppettider|presentkort|jobba hos oss|menukort|book bord|bestil bord|find os|åbningstider|gavekort|selskaber',
  'hjem|bestill bord|åpningstider|selskap|ruokalista|meistä|yhteystiedot|pöytävaraus|varaa pöytä|aukioloajat|lahjakortit|rezerwacja|zarezerwuj stolik|godziny otwarcia|zamów online|aktualności|karta dań|imprezy|domů|úvod|jídelní lístek|kontakty|rezervace|fotogalerie|otevírací doba|denní menu|kezdőlap|étlap|kapcsolat|asztalfoglalás|galéria|nyitvatartás|itallap|rendelés|meniu|rezervări|program|comandă online|μενού|το μενού μας|φωτογραφίες|κρατήσεις|σχετικά με εμάς|ωράριο|γκαλερί|η ταβέρνα|i̇letişim|rezervasyon|galeri|çalışma saatleri|sipariş|меню|бронирование|забронировать стол|акции|вакансии|naslovna|jelovnik|rezervacije|radno vrijeme|メニュー|お品書き|店舗情報|ご予約|ギャラリー|お知らせ|採用情報|菜单|关于我们|预订|外卖|相册|營業時間',
  '추가|담기|追加|加入购物车|加入購物車|添加|เพิ่ม(?:ลงตะกร้า)?|أضف(?: إلى السلة)?|إضافة|הוסף|הוספה(?: לסל)?|(?:добавить )?в корзину|добавить|(?:додати )?(?:в|до) кошик[а]?|додати|добави(?: в количката)?|προσθήκη(?: στο καλάθι)?|u košaricu|adaugă(?: în coș)?|lisää(?: koriin)?|lisa korvi|į krepšelį|pievienot(?: grozam)?|thêm(?: vào giỏ)?|tambah(?:kan)?',
  '품절|매진|売り切れ|品切れ|在庫切れ|售罄|已售完|สินค้าหมด|نفدت? الكمية|غير متوفر|אזל(?: מהמלאי)?|нет в наличии|распродано|немає в наявності|изчерпано|εξαντλήθηκε|μη διαθέσιμο|rasprodano|razprodano|vypredané|epuizat|loppu(?:unmyyty)?|läbi müüdud|išparduota|izpārdots|hết hàng|stok habis',
  '(?:ดูตะกร้า|장바구니|カート|购物车|購物車|عرض السلة|корзина|кошик|καλάθι|koszyk|košík|košarica|kosár|varukorg|handlekurv|indkøbskurv|ostoskori)(?: \\(\\d+\\))?',
  'strona główna|startseite|accueil|inicio|início|forside|hem|etusivu|hlavní stránka|főoldal|acasă|početna|начало|головна|главная|αρχική|ana ?sayfa|o nas|über uns|à propos|quiénes somos|chi siamo|om os|om oss|meist|o nás|rólunk|despre noi|o nama|за нас|про нас|о нас|hakkımızda|galeria|galerie|galería|galleri|galerija|галерия|галерея|kontakt|kontakti?|контакты|контакти|επικοινωνία|iletişim|ホーム|アクセス|お問い合わせ|首页|联系我们|홈|오시는 길|หน้าแรก|ติดต่อเรา|الرئيسية|اتصل بنا|דף הבית|צור קשר',
  '(?:regular|sale|unit) price|#\\d{1,2} (?:most|best|top|in|of|meist|beliebt|le plus|(?:lo |el )?más|(?:il )?più|mais|meest|najpopular|mest)\\p{L}*(?: [\\p{L} ]{2,30})?',
  'beliebt|bestseller|am beliebtesten|meistverkauft|(?:meist|oft) bestellt|populaires?|les? plus (?:populaires?|vendus?|commandés?)|coup de cœur|populares?|(?:lo|los|las|el|la) más (?:vendid|pedid|popular)\\p{L}*|popolar[ei]|(?:i|il|la|le) più (?:vendut|amat|popolar|ordinat)\\p{L}|mais (?:pedid|vendid)[oa]s?|populair|meest (?:besteld|verkocht|populair|gekozen)|popularne|najpopularniejsze|najczęściej (?:zamawiane|kupowane|wybierane)|populärt?|populärast|mest (?:köpt|beställ|solgt|bestil)\\p{L}*|nej(?:prodávanější|oblíbenější)|legnépszerűbb|populært?|mest populære?|oblíbené|obľúbené|népszerű|popüler|çok satan\\p{L}*|suosittua?|suosituimmat|loppunut|en popüler|(?:самое )?популярное?|(?:τα πιο )?δημοφιλή|人気(?:商品|メニュー)?|一番人気|(?:가장 )?인기(?: 메뉴)?|热销|招牌|人气(?:推荐)?|хит(?:ы)?(?: продаж)?',
  'zum inhalt springen|aller au contenu(?: principal)?|(?:ir|saltar) al contenido(?: principal)?|(?:vai|salta) al contenuto(?: principale)?|(?:pular|ir) para o conteúdo(?: principal)?|(?:ga )?naar (?:de )?(?:hoofd)?inhoud|przejdź do treści|hoppa till (?:huvud)?innehåll(?:et)?|gå til (?:hoved)?indhold(?:et)?|gå til innhold(?:et)?',
  'anmelden|einloggen|registrieren|connexion|se connecter|inscription|s’inscrire|iniciar sesión|registrarse|acced[ei]|registrati|entrar|criar conta|inloggen|registreren|zaloguj się|zarejestruj się|logga in|skapa konto|log ind|logg inn|giriş yap|kayıt ol|přihlásit se|bejelentkezés',
  '(?:dein|ihr) warenkorb ist leer|zur kasse|votre panier est vide|tu cesta está vacía|tramitar pedido|il tuo carrello è vuoto|vai alla cassa|sua sacola está vazia|fechar pedido|je winkel\\p{L}+ is leeg|afrekenen|twój koszyk jest pusty|przejdź do kasy|din varukorg är tom|till kassan|your (?:basket|cart|bag) is empty|go to checkout',
  '(?:manage |gérer les |configurar |impostazioni |preferências de |ustawienia (?:plików )?)?cookies?(?:[ -](?:settings|einstellungen|instellingen|inställningar))?|regulamin|polityka prywatności|termos de uso|termini e condizioni|términos y condiciones|conditions générales|användarvillkor|integritetspolicy|e-?mail address|newsletter|(?:confidentialité|privacidad|privacidade)',
  '(?:search|suche|rechercher|buscar|cerca|zoek|szukaj|sök)(?: (?:in|im|dans|en|no|nel|w|i) (?:the |le |el )?(?:menu|menú|menù|menyn|karte|cardápio))?|gerichte suchen|(?:mehr|more|plus d’|más|più|meer|mer|więcej) ?(?:infos?|información|informazioni|informacji)|ver mais',
  "(?:get|download|open|use|try) (?:in |with )?(?:the |our )?app|(?:zur app|app (?:holen|herunterladen|laden|öffnen))|(?:télécharger|ouvrir) l[’']appli(?:cation)?|descargar? la app|(?:scarica|apri) l[’']app|baixa?r? o app|download de app|pobierz aplikację|hämta appen|hent appen|picked for you|für dich (?:ausgewählt|empfohlen)|sélection pour vous|seleccionad[oa]s? para ti|scelt[ie] per te|escolhid[oa]s para você",
  'add(?: to (?:cart|basket|bag|order|favou?rites))?|customi[sz]able|best ?seller|must try|\\d{1,2} ?% off|promo',
  '(?:order|buy|book|read|see|show|view|load|learn)(?: (?:now|online|more|all|here|a table|cart|basket|menu))+(?: \\(\\d+\\))?',
  '(?:wahl aus|auswahl aus|keuze uit|choose from|au choix parmi|elige entre|scegli tra|escolha entre|do wyboru|välj mellan|vælg mellem|velg mellom|valitse):.*|use tab to navigate through the menu items|more',
  '月售\\s?[\\d.]+[kw万千]?\\+?(?:\\s?[件份单])?(?:\\s*好评率\\s?\\d+%)?|选规格|已售罄|售罄|去结算|评分\\s?[\\d.]+|商家|点餐|评价(?:\\s?\\d+)?|大家都爱吃',
  '(?:(?:currently|temporarily|(?:derzeit|aktuell|momentan|zurzeit|vorübergehend)|(?:actuellement|temporairement|momentanément)|(?:actual|temporal|momentánea)mente|(?:attual|temporanea|momentanea)mente|al momento|temporariamente|no momento|tijdelijk|momenteel|chwilowo|obecnie|tymczasowo|dočasně|momentálně|átmenetileg|jelenleg|tillfälligt|midlertidigt?|şu an(?:da)?|geçici olarak) )?(?:sold out|(?:not |un)available|ei saatavilla|out of stock|ausverkauft|nicht verfügbar|épuisé|indisponible|esaurito|non disponibile|agotado|no disponible|esgotado|indisponível|indisponibil[ăe]?|stoc epuizat|uitverkocht|niet beschikbaar|wyprzedan[eay]|niedostępn[eay]|vyprodáno|nedostupné|elfogyott|nem elérhető|slutsåld|slut|udsolgt|utsolgt|tükendi|mevcut değil)|(?:w )?promocj[ai]|im angebot|en (?:promotion|promoción|oferta)|in (?:offerta|promozione)|em promoção|in de aanbieding|v akci|akciós|på tilbud',
  '(?:order|book|message us|bestellen|commander|pedir|pide|ordina|reservar)(?: \\p{L}+)? (?:via|on|by|through|per|über|sur|por|su|tramite) (?:whats ?app|instagram|facebook|phone|telefon|téléphone|teléfono)|@[\\w.]+(?: (?:on|auf|sur|en|su) (?:instagram|facebook|tik ?tok))?|(?:view|see|show) (?:our |the )?(?:\\p{L}+ ){0,3}menu|(?:menu )?version \\d+(?:\\.\\d+)*|(?:apenas |solo |sólo |nur |only |dès |ab |från )?(?:\\+18|18\\+)',
  'in (?:den )?warenkorb|hinzufügen|zum warenkorb hinzufügen|bestellen|auswählen',
  'ajouter(?: au panier)?|(?:choisir les|choose) options|optionen wählen|välj tillval|kies opties|wybierz opcje|elegir opciones|scegli opzioni|escolher opções|vælg tilvalg|panier(?: \\(\\d+\\))?|trier par.*|commander|réserver(?: une table)?|mentions légales',
  'aggiungi(?: al carrello)?|ordina(?: ora)?|prenota(?: un tavolo)?',
  'añadir(?: al carrito)?|agregar(?: al carrito)?|pedir(?: ahora)?|reservar(?: mesa)?|aviso legal',
  'adicionar(?: ao carrinho)?|comprar|pedir agora',
  'in winkelm(?:and|andje)|toevoegen|bestel(?: nu)?|algemene voorwaarden|privacybeleid',
  'dodaj(?: do koszyka)?|do koszyka|zamów|přidat(?: do košíku)?|do košíku|kosárba|lägg (?:till|i varukorgen)|tilføj|læg i kurv|legg til|sepete ekle|ekle|sipariş ver',
  '(?:leave|post|submit|add) (?:a |your )?(?:comment|reply)|(?:cancel reply|your email address will not be published|required fields are marked).*|schreibe einen kommentar|laisser un commentaire|deja (?:una respuesta|un comentario)|lascia un commento|deixe (?:um comentário|uma resposta)|(?:geef|laat) een reactie(?: achter)?|dodaj komentarz|napsat komentář|skriv (?:en )?kommentar|lämna en kommentar',
  'skip to (?:main )?content|sign in|log ?in|log out|register|my account|checkout|(?:view )?cart(?: \\(\\d+\\))?|privacy(?: policy)?|terms(?: (?:and|&) conditions| of (?:use|service))?|cookies?(?: policy)?|impressum|datenschutz|agb|popular(?: items)?|#\\d most liked(?: on \\p{L}+)?|most (?:liked|ordered|popular)|home|contact(?: us)?|about(?: us)?|gallery|careers|gift cards?|download(?: pdf| menu)?|back to top|menu|share|like|customi[sz]e|options|\\+|–|-',
];

/** What is longer is no line of one dish. */
const longestLine = 200;

const links =
  "produkt ?info(?:rmation(?:en)?)?|product info(?:rmation)?|allergen-?info(?:rmationen)?|weitere infos?(?:rmationen)?|(?:mehr|more|meer|mer|mere|plus d['’]|más|più|mais|więcej|více|további) ?info(?:s|rmation(?:en|s)?|rmatie|rmación|rmazioni|rmações|rmacji)?|maggiori informazioni|lisätietoja|view details|details anzeigen|ver detalles|voir (?:les )?détails";
const linkAtEnd = new RegExp(`(?<=\\p{L}\\S*)\\s+(?:${links})\\s*$`, 'iu');

/** «$13.95 • 👍 95% (88)», «9,50 € · ★ 4.6 (120+)»: what guests think of it. */
const liked =
  /(?<=\d\S*(?:\s\p{Sc})?)\s*[•·|]?\s*(?:👍|❤️|★|⭐)️?\s*\d{1,3}(?:[.,]\d)?\s?%?\s*\(\d[\d.,k+]*\)\s*$/u;

/** «Spring rolls A,F Product info»: what a page links to behind each dish is no part of it. */
export const withoutLink = (text: string): string =>
  text.length > longestLine ? text : text.replace(linkAtEnd, '').replace(liked, '');

const button = new RegExp(
  `^[^\\p{L}\\p{N}]*(?:${[...buttons, links].join('|')})[^\\p{L}\\p{N}]*$`,
  'iu',
);
const bar = /^\s*(?:\p{L}[\p{L}’' ]{1,20}\s*[|·•]\s*){2,}\p{L}[\p{L}’' ]{1,20}$/u;

export const isButton = (text: string): boolean => /\p{L}/u.test(text) && button.test(text.trim());

/** Website text around dishes: buttons, link bars. */
export const isOfSite = (text: string): boolean => isButton(text) || bar.test(text);

/** Menu text on hours, prices and the restaurant. */
export const closing: readonly RegExp[] = [
  /^(?:entregas?|consegn[ae]|livraison|lieferung|delivery|dostawa|dovoz|kiszállítás|levering|toimitus|доставка|taxa|taxe|tasa|opakowanie|verpackung|obal|csomagolás|elviteles|emballage|envase|ta med|take[ -]?away|avhämtning|afhalen|para llevar|da asporto|à emporter|se acepta\p{L}*|обслуговування|обслуживание|maksu\p{L}*)(?!\p{L})(?!.*[.…]{4})/iu,
  /\b(?:open|opened|closed|ouvert|fermé|geöffnet|geschlossen|ruhetag|chiuso|aperto|cerrado|abierto|encerra|fechado|gesloten|geopend|nieczynne|zapraszamy|zavřeno|otevřeno|zárva|nyitva|stängt|öppet|lukket|lukker|stengt|kapalı|açık)\b(?!.*\p{Sc}\s?\d)(?=.*(?:daily|täglich|monday|mon|sun|fri|tue|lundi|montag|luned|lunes|segunda|maandag|codziennie|pondělí|hétfő|måndag|pazartesi|\d|till|til|kl\b))|^(?:mon|tues|wednes|thurs|fri|satur|sun)days? closed/iu,
  /\b(?:montag ruhetag|lunes cerrado|zapraszamy|köszönjük|děkujeme|dziękujemy|welkom|välkommen åter|yine bekleriz|merci de|gracias por|obrigad[oa] p|grazie|danke für|freuen uns|thank you|volg ons|seguiteci|síguenos|siga-nos|suivez|folgen sie|kövess|sledujte|följ oss|bizi takip)/iu,
  /(?:\bpr(?:ijzen|iser|eise|ix|ecios|eços|ezzi|ices)\b.*\b(?:in|incl|inkl|inclu|en|em|excl|exclude|net|taxe?s?|moms|btw|mwst|iva|euros?)|\bceny\b|\ba?z? ?árak|\báraink\b|\btimes\b|\bfiyatlara\b|kdv dahil|iva (?:incl|inclu)|\btaxe?s? (?:et|and)|\bmoms\b|τιμές|served? daily \d|cash (?:only|or card)|no cards?\b|keine kartenzahlung|minimum (?:order|card)|min\. order|mindestbestell|delivery (?:fee|charge)|liefer(?:gebühr|kosten)|(?:frais|coût) de livraison|(?:gastos|coste) de envío|cost[oi] di consegna|taxa de entrega|bezorgkosten|koszt dostawy|leveransavgift|leveringsgebyr|kuljetusmaksu|minsta beställning|minimale bestelling|commande minimum|minimalne zamówienie|\d+ ?% .*\b(?:surcharge|service|fee|charge|gratuity)\b|servicio de mesa|\bcouvert\b|table charge|please wait|dm to (?:order|preorder)|^#\p{L}+(?:\s+#\p{L}+)+$|^(?!(?:to|an):.*\d[.,]\d{2}\D{0,4}$)(?:from|to|subject|betreff|objet|von|an|date):\s|substitutions)/iu,
];

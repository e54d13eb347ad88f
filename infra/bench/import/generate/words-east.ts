import type { WrittenWords } from './written-words.ts';

/** `+` after a dish: it can be vegetarian. Lists are parted by ` / `. */
export const east: Record<string, WrittenWords> = {
  nl: {
    starters:
      'Pompoensoep+ / Garnalenkroketten / Salade geitenkaas+ / Rundercarpaccio / Gerookte zalm / Gevulde champignons+',
    mains:
      'Stoofvlees / Kipsaté / Schnitzel met champignons / Zeebaars uit de oven / Spareribs / Groentelasagne+ / Risotto met paddenstoelen+ / Biefstuk van de haas',
    desserts: 'Appeltaart+ / Chocolademousse+ / Stroopwafelijs+ / Wentelteefjes+ / Kwarktaart+',
    drinks:
      'Verse muntthee / Bier van de tap / Huiswijn wit / Karnemelk / Jus d’orange / Warme chocomel',
    sections: {
      starters: 'Voorgerechten / Soepen en salades / Kleine gerechten / Om te delen',
      mains: 'Hoofdgerechten / Van de grill / Vlees en vis / Klassiekers',
      desserts: 'Nagerechten / Desserts / Zoet / Om af te sluiten',
      drinks: 'Dranken / Drankjes / Van de bar',
    },
    ingredients: 'knoflook / peterselie / rode ui / citroen / walnoten / roomboter / tijm / honing',
    diets: 'vegetarisch / veganistisch / glutenvrij',
    allergens: 'Allergenen / gluten / ei / melk / noten / vis',
    sizes: 'klein / groot',
    notes: 'Geserveerd met brood en boter / Vraag naar de dagschotel',
    market: 'dagprijs',
    person: 'per persoon',
    footers: 'Maandag gesloten / Prijzen inclusief btw / Volg ons op sociale media',
  },
  pl: {
    starters:
      'Tatar wołowy / Śledź w oleju / Sałatka z burakiem+ / Pasztet domowy / Krem z dyni+ / Oscypek z grilla+',
    mains:
      'Kotlet mielony / Gulasz wołowy / Kaczka z jabłkami / Naleśniki ze szpinakiem+ / Pieczeń wieprzowa / Dorsz smażony / Placki ziemniaczane+ / Gołąbki',
    desserts:
      'Makowiec+ / Racuchy z jabłkami+ / Lody waniliowe+ / Budyń czekoladowy+ / Beza z owocami+',
    drinks: 'Kompot / Piwo lane / Herbata z cytryną / Kawa czarna / Woda gazowana / Sok jabłkowy',
    sections: {
      starters: 'Przystawki / Zupy i sałatki / Na początek / Przekąski',
      mains: 'Dania główne / Z grilla / Mięsa i ryby / Kuchnia domowa',
      desserts: 'Desery / Słodkości / Ciasta / Na koniec',
      drinks: 'Napoje / Napoje zimne i gorące / Z baru',
    },
    ingredients: 'czosnek / koperek / cebula / śmietana / orzechy / masło / cytryna / miód',
    diets: 'wegetariańskie / wegańskie / bezglutenowe',
    allergens: 'Alergeny / gluten / jaja / mleko / orzechy / ryby',
    sizes: 'mała / duża',
    notes: 'Podajemy z pieczywem / Zapytaj o danie dnia',
    market: 'cena dnia',
    person: 'za osobę',
    footers: 'Zapraszamy codziennie / Ceny zawierają VAT / Dziękujemy za wizytę',
  },
  cs: {
    starters:
      'Utopenec / Dýňový krém+ / Domácí paštika / Salát s kozím sýrem+ / Uzený losos / Bramboračka+',
    mains:
      'Hovězí guláš / Pečená kachna / Vepřový řízek / Grilovaný pstruh / Smažené žampiony+ / Kuřecí steak / Bramborové knedlíky se zelím+ / Jehněčí kolínko',
    desserts: 'Palačinky+ / Jablečný závin+ / Medovník+ / Ovocné knedlíky+ / Čokoládový dort+',
    drinks: 'Kofola / Točené pivo / Domácí limonáda / Turecká káva / Minerálka / Svařené víno',
    sections: {
      starters: 'Předkrmy / Polévky a saláty / Na začátek / K pivu',
      mains: 'Hlavní jídla / Z grilu / Česká kuchyně / Maso a ryby',
      desserts: 'Dezerty / Moučníky / Něco sladkého / Sladká tečka',
      drinks: 'Nápoje / Teplé a studené nápoje / Z baru',
    },
    ingredients: 'česnek / petržel / cibule / smetana / ořechy / máslo / citron / med',
    diets: 'vegetariánské / veganské / bezlepkové',
    allergens: 'Alergeny / lepek / vejce / mléko / ořechy / ryby',
    sizes: 'malá / velká',
    notes: 'Podáváme s čerstvým chlebem / Zeptejte se na denní nabídku',
    market: 'denní cena',
    person: 'na osobu',
    footers: 'V pondělí zavřeno / Ceny včetně DPH / Děkujeme za návštěvu',
  },
  hu: {
    starters:
      'Libamájpástétom / Sütőtökkrémleves+ / Hideg vegyestál / Görög saláta+ / Rántott gomba+ / Marhatatár',
    mains:
      'Csirkepaprikás / Töltött káposzta / Kacsacomb / Rántott karfiol+ / Sült pisztráng / Vadragu / Gombás rizottó+ / Cigánypecsenye',
    desserts: 'Gundel palacsinta+ / Mákos guba+ / Rétes+ / Gesztenyepüré+ / Madártej+',
    drinks: 'Házi limonádé / Csapolt sör / Forró tea / Hosszú kávé / Ásványvíz / Fröccs',
    sections: {
      starters: 'Előételek / Levesek és saláták / Kezdésnek / Kis tányérok',
      mains: 'Főételek / Grillről / Húsok és halak / Házias ízek',
      desserts: 'Desszertek / Édességek / Sütemények / Befejezésnek',
      drinks: 'Italok / Üdítők / A bárból',
    },
    ingredients: 'fokhagyma / petrezselyem / lilahagyma / tejföl / dió / vaj / citrom / méz',
    diets: 'vegetáriánus / vegán / gluténmentes',
    allergens: 'Allergének / glutén / tojás / tej / diófélék / hal',
    sizes: 'kicsi / nagy',
    notes: 'Friss kenyérrel tálaljuk / Kérdezze napi ajánlatunkat',
    market: 'napi ár',
    person: 'személyenként',
    footers: 'Hétfőn zárva / Áraink az áfát tartalmazzák / Köszönjük látogatását',
  },
  sv: {
    starters:
      'Skaldjurssoppa / Rödbetssallad+ / Gravad lax / Kantareller på toast+ / Råbiff / Jordärtskockssoppa+',
    mains:
      'Biff Rydberg / Kalops / Fisk och skaldjursgryta / Svamprisotto+ / Pannbiff med lök / Bakad torsk / Grönsakslasagne+ / Helstekt kyckling',
    desserts: 'Äppelpaj+ / Pannkaka med sylt+ / Chokladfondant+ / Ostkaka+ / Vaniljglass+',
    drinks: 'Lättöl / Husets vin / Bryggkaffe / Flädersaft / Mineralvatten / Varm choklad',
    sections: {
      starters: 'Förrätter / Soppor och sallader / Smårätter / Att dela',
      mains: 'Varmrätter / Från grillen / Husmanskost / Kött och fisk',
      desserts: 'Efterrätter / Desserter / Något sött / Avslutning',
      drinks: 'Drycker / Dryck / Från baren',
    },
    ingredients: 'vitlök / dill / rödlök / gräddfil / valnötter / smör / citron / honung',
    diets: 'vegetarisk / vegansk / glutenfri',
    allergens: 'Allergener / gluten / ägg / mjölk / nötter / fisk',
    sizes: 'liten / stor',
    notes: 'Serveras med bröd och smör / Fråga om dagens rätt',
    market: 'dagspris',
    person: 'per person',
    footers: 'Stängt på måndagar / Priser inklusive moms / Välkommen åter',
  },
  tr: {
    starters:
      'Mercimek çorbası+ / Humus+ / Arnavut ciğeri / Ezogelin çorbası+ / Sigara böreği+ / Midye dolma',
    mains:
      'İskender kebap / Tavuk şiş / Hünkar beğendi / Karnıyarık / Kuzu tandır / Çipura ızgara / İmam bayıldı+ / Mantı',
    desserts: 'Baklava+ / Kazandibi+ / Revani+ / Kabak tatlısı+ / Aşure+',
    drinks: 'Şalgam / Türk kahvesi / Limonata / Soğuk çay / Maden suyu / Nar suyu',
    sections: {
      starters: 'Başlangıçlar / Çorbalar ve salatalar / Mezeler / Paylaşmak için',
      mains: 'Ana yemekler / Izgaralar / Kebaplar / Etler ve balıklar',
      desserts: 'Tatlılar / Ev tatlıları / Tatlı köşesi / Son lezzetler',
      drinks: 'İçecekler / Sıcak ve soğuk içecekler / Bardan',
    },
    ingredients: 'sarımsak / maydanoz / soğan / yoğurt / ceviz / tereyağı / limon / bal',
    diets: 'vejetaryen / vegan / glutensiz',
    allergens: 'Alerjenler / gluten / yumurta / süt / fındık / balık',
    sizes: 'küçük / büyük',
    notes: 'Taze ekmek ile servis edilir / Günün yemeğini sorunuz',
    market: 'günlük fiyat',
    person: 'kişi başı',
    footers: 'Pazartesi kapalı / Fiyatlara KDV dahildir / Yine bekleriz',
  },
};

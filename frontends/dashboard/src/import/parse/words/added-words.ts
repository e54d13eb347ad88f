/** Verbs and nouns that say of what follows that a dish can be had with it. */
export const added =
  'add(?:itional|[ -]?ons?)?|upgrade to|swap for|sub(?:stitute)?|make it(?: with)?|aufpreis|zuschlag|zzgl\\.?|zuzüglich|(?:auf wunsch|wahlweise|gegen aufpreis)(?: mit)?|(?:en )?suppl[ée]ment|suppl?\\.|ajoute[rz]|suplement[oi]|supl\\.|añad[ea]|añadir|agreg(?:ar|ue|a)|(?:con )?aggiunta(?: di)?|aggiung(?:i|ere)|supplemento|adicional(?: de)?|acréscimo(?: de)?|adicion[ea]|acrescent[ea]|toeslag|toevoegen|(?:met )extra|meerprijs|välj till|tillval|tillägg|lägg till|tilvalg|tilkøb|tilføj|tillæg|tillegg|legg til|lisä(?:ä|ksi|maksusta|tilauksesta)?|dodatek|dodatkowo|dodaj|dopłata|z dodatkiem|příplatek|navíc|přidat|přídavek|príplatok|navyše|feltét|plusz|kérhető|felár|adaugă|supliment|doplata|dodatno|dodatak|nadoplata|προσθήκη|επιπλέον|[iİ]lave(?:ten)?|добав(?:ка|ить|ки)|дополнительно|доплата|додати|додатково|追加|另加|추가|thêm|เพิ่ม';
/** Words that also begin the name of a dish: «Extra Stout». */
export const extra = 'extras?(?: de)?|ekstra|έξτρα|ek|plus|dazu';
/** Said of a variant as well: «with steak 19». */
export const addedWith = 'with|w\\/|mit|avec|con|com|met|med|z|ze|s|se|με';

/** «+ oat milk», «extra cheese», «Delivery fee»: paid beside a dish. */
export const paidBeside =
  /^(?:\+|(?:extra|add|additional|supplement[oi]?|supplément|zuschlag|aufpreis|dazu|coperto|couvert|gedeck|kuvert|cover charge|cubierto|pan y (?:servicio|cubierto)|delivery|service|corkage|deposit|pfand)(?!\p{L}))/iu;

/** What is no name in any language: a sum, a time, what guests are asked to do. */
export const timeOrNotice =
  /\b(?:minimum|mindest\p{L}*|per (?:person|table)|p\.p\.|deposit|discount|rabatt|surcharge|gratuity|delivery|off your|upgrade|substitute|charges?|liefer(?:ung|kosten)|make it|(?:may|can) be (?:added|ordered|substituted)|aggiunt[ae]|topping|zuschlag|pfand|zahlen|daily|mon|tue|wed|thu|fri|sat|sun|\d{1,2}(?::\d{2})?\s?(?:am|pm|uhr))\b|[.!?]$/iu;

/** A name doesn’t end with one of these. */
export const openEnd =
  /(?:\s(?:n°|n[or]\.?|after|under|until|from|to|for|für|pour|por|para|voor|för|dla|of|at|in|on|per|the|a|or|and|oder|und|ou|et|y|e|con|with|mit|med|cu|z|de|del|du|des|di|la|le|à|au|al|alla|i|și|sopra|oltre|över)|[&+,/–-]|[([])$/iu;

/** A name doesn’t begin with one of these, what is said of a dish does. */
export const openStart =
  /^(?:(?:served|serves?|comes?|includes?|including|contains?|topped|choice|with|and|or|mit|und|oder|dazu|inkl|alle|avec|et|ou|con|y|e|all|your|our)(?!\p{L})|[&,;/–-])/iu;

/** What one curry can be had with; a dish is seldom called by it alone. */
export const protein =
  /^(?:(?:grilled |king |fried |roast(?:ed)? )?(?:chicken|beef|pork|lamb|shrimps?|prawns?|tofu|veg(?:etables?|gies?|etarian)?|seafood|huhn|hähnchen|rind|schwein|ente|garnelen|gemüse|poulet|bœuf|porc|crevettes|pollo|res|cerdo|carne|manzo|gamberi)(?: (?:or|and|&|\/|oder|ou|o) [\p{L} ]{3,12})?)$/iu;

/** «2 personnes», «for two», «Sale price»: how much of a dish, or which of its prices. */
export const severalOfOne =
  /^(?:for|serves|für|pour|per|para|voor|til) (?:\d+|two|three|four|six|eight|zwei|vier|deux|quatre|due|quattro|dos|cuatro)\b|\b(?:\d+|one|two) (?:pers\p{L}*|people|guests?|pax|courses?|pcs?|pieces?|scoops?|pounds?|lbs?|dozen|st|stk|stück|gusti|kugeln?|boules?)\b|\b(?:regular|sale|original|member|lunch|dinner|full|half|small|large) price\b/iu;

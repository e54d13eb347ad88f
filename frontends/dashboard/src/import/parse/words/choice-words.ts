/** «Your choice of:», «wahlweise mit», «au choix»: what follows is a choice for a dish, not one. */
export const choiceWords =
  /^(?:(?:with )?(?:your |a )?choice of|choose(?: (?:a |your )?size)?(?=:)|choose (?:from|between|one|two|three|any|your \p{L}+)|pick (?:one|two|three|your \p{L}+)|wahl aus|wahlweise(?: mit)?|zur wahl|nach wahl|au choix|à choix|a scelta(?: tra)?|a elegir(?: entre)?|à escolha|keuze uit|naar keuze|do wyboru|valfri|välj mellan)(?!\p{L})\s*:?\s*/iu;

/** Between alternatives for a guest. */
export const alternative =
  /(?:^|[\s(])(?:or|oder|ou|o|eller|lub|nebo|vagy|veya)(?=\s)|\b(?:choice|choose|choix|scelta|elegir|wahl|wahlweise|keuze)\b/iu;

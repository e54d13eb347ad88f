/** «On 9 March Priya wrote:»: what follows was written before. */
const quoted =
  /^.{0,120}(?:wrote|schrieb.{0,60}|a écrit|escribió|ha scritto|schreef.{0,60}|escreveu|skrev.{0,60}|napisał\p{L}*|napsal\p{L}*|írta|a scris|написал\p{L}*|пише|yazdı)\s*:\s*$/iu;
const head =
  /^\s*(?:from|to|cc|sent|date|subject|von|an|gesendet|datum|betreff|de|à|envoyé|objet|da|a|data|oggetto|para|enviado|fecha|asunto|assunto|van|aan|onderwerp|från|till|ämne|od|do|temat)\s?:\s.*(?:@|\d{1,2}[:.]\d{2}\s*$|\b(?:re|fw|fwd|aw|wg)\s?:)/iu;
/** «To: fish 9.50», «Do: Fisch 9,50»: Thursday in Finnish and German. */
const dayAndPrice = /^\s*(?:do|to|an)\s?:.*\p{L}.*\d[.,]\d{2}\D{0,4}$/iu;
const signOff =
  /^\s*(?:(?:many )?thanks (?:&|and) regards|(?:kind|best|warm) (?:regards|wishes)|regards|sincerely|mit freundlichen grüßen|(?:viele|liebe|beste) grüße|cordialement|bien cordialement|(?:un )?saludos?|(?:cordiali|distinti) saluti|atenciosamente|met vriendelijke groet(?:en)?|vänliga hälsningar|(?:venlig|vennlig) hilsen|pozdrawiam|s pozdravem|üdvözlettel|с уважением)\s*[,.!]?\s*$/iu;

/** Numbers of lines that are of the mail around a menu: its heads, what it quotes, and what follows its sign-off. */
export function linesOfMail(lines: readonly { text: string }[]): number[] {
  const found = lines.findIndex(({ text }) => quoted.test(text));
  const isQuote = found > 0 && /^\s*>/u.test(lines[found + 1]?.text ?? '');
  const end = isQuote ? found : lines.length;
  const signed = lines.slice(0, end).findLastIndex(({ text }) => signOff.test(text));
  const isLast =
    signed > 0 && !lines.slice(signed, end).some(({ text }) => /\p{Sc}|\d[.,]\d{2}\b/u.test(text));
  const from = isLast ? signed : end;
  return lines.flatMap(({ text }, at) =>
    at >= from || (head.test(text) && !dayAndPrice.test(text)) ? [at] : [],
  );
}

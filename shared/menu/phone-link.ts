const extension = /\s*(?:;ext=|,|\b(?:extension|extn?|x)\b\.?:?|#|x(?=\s*\d))\s*(\d{1,8})\s*$/i;

/** Between several numbers; a comma before fewer digits than a number has precedes an extension. */
const between = /\s*(?:[/|&\n]|;(?!ext=)|,(?=(?:[^\d/|&;\n]*\d){6})|\b(?:or|and)\b)\s*/i;

/**
 * The `tel:` URL for a number as typed (RFC 3966): `+1 555 0100 ext. 12` becomes `tel:+15550100;ext=12`. Uses the first
 * of several numbers; undefined if there is none.
 */
export function phoneLink(written: string): string | undefined {
  const [first = ''] = written.split(between);
  const inner = extension.exec(first);
  const number = inner ? first.slice(0, inner.index) : first;
  const plus = /^\D*\+/.test(number) ? '+' : '';
  // «+44 (0)20» is dialed without the bracketed part.
  const digits = (plus ? number.replaceAll('(0)', '') : number).replace(/\D/g, '');
  if (digits === '') return undefined;
  return `tel:${plus}${digits}${inner ? `;ext=${inner[1]}` : ''}`;
}

const extension = /\s*(?:;ext=|,|\b(?:extension|extn?|x)\b\.?:?|#|x(?=\s*\d))\s*(\d{1,8})\s*$/i;

/**
 * The address that dials a number as an owner wrote it (RFC 3966): of `+1 555 0100 ext. 12` it is
 * `tel:+15550100;ext=12`. Of several numbers the first; undefined where there is none to dial.
 */
export function phoneLink(written: string): string | undefined {
  const [first = ''] = written.split(/\s*(?:\/|\||\bor\b)\s*/i);
  const inner = extension.exec(first);
  const number = inner ? first.slice(0, inner.index) : first;
  const plus = /^\D*\+/.test(number) ? '+' : '';
  // «+44 (0)20» is dialled without what stands in brackets.
  const digits = (plus ? number.replaceAll('(0)', '') : number).replace(/\D/g, '');
  if (digits === '') return undefined;
  return `tel:${plus}${digits}${inner ? `;ext=${inner[1]}` : ''}`;
}

/** Focuses a field of a row, with the caret at the end. */
export function focusIn(row: string, field: string): void {
  const line = document.querySelector(`[data-id="${CSS.escape(row)}"]`);
  const found =
    line?.querySelector<HTMLElement>(`[data-field="${field}"]`) ?? line?.querySelector('button');
  if (!found) return;
  found.focus();
  if (found instanceof HTMLInputElement)
    found.setSelectionRange(found.value.length, found.value.length);
}

import type { KeyboardEvent } from 'react';

const fields = (row: Element) => [...row.querySelectorAll<HTMLElement>('[data-column]:enabled')];

/** The nearest row above or below that has fields. */
function rowBeside(row: Element, by: 'previousElementSibling' | 'nextElementSibling') {
  let at = row[by];
  while (at && fields(at).length === 0) at = at[by];
  return at;
}

function goal(event: KeyboardEvent, from: HTMLElement, row: Element): HTMLElement | undefined {
  const all = fields(row);
  const at = all.indexOf(from);
  const isUp = event.key === 'ArrowUp';
  switch (event.key) {
    case 'ArrowLeft':
      return all[at - 1];
    case 'ArrowRight':
      return all[at + 1];
    case 'Home':
      return all[0];
    case 'End':
      return all.at(-1);
    case 'ArrowUp':
    case 'ArrowDown': {
      const next = rowBeside(row, isUp ? 'previousElementSibling' : 'nextElementSibling');
      const others = next ? fields(next) : [];
      const { column } = from.dataset;
      return others.find(({ dataset }) => dataset['column'] === column) ?? others[0];
    }
    default:
      return undefined;
  }
}

/** Arrow keys move between fields, up and down within a column; Home and End jump within the row. */
export function gridKeys(event: KeyboardEvent): void {
  const { target } = event;
  if (event.altKey || event.ctrlKey || event.metaKey || !(target instanceof HTMLElement)) return;
  const row = target.closest('tr');
  const to = row && target.dataset['column'] ? goal(event, target, row) : undefined;
  if (!to) return;
  event.preventDefault();
  to.focus();
}

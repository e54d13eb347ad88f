import { type MouseEvent, type PointerEvent, useEffect, useRef } from 'react';

const rowsIn = (box: HTMLElement) => [...box.querySelectorAll<HTMLElement>('[data-dish]')];
const dishOf = (row: HTMLElement | null | undefined) => row?.dataset['dish'];

export const dishAt = (element: Element): string | undefined =>
  dishOf(element.closest<HTMLElement>('[data-dish]'));

/** The nearest row to review after or before the current one; wraps around. */
function nextLook(box: HTMLElement, inHand: string | undefined, isBack: boolean) {
  const rows = isBack ? rowsIn(box).toReversed() : rowsIn(box);
  const at = rows.findIndex((row) => dishOf(row) === inHand);
  return [...rows.slice(at + 1), ...rows].find((row) => row.dataset['look'] !== undefined);
}

const still = { preventScroll: true };

const buttonOf = (row: HTMLElement) =>
  row.querySelector<HTMLElement>('[data-right]') ?? row.querySelector('button');

/** Focuses the invalid field, or else the accept button, so Enter continues. */
function focusDoubt(row: HTMLElement): void {
  const target =
    row.querySelector<HTMLElement>('[aria-invalid]') ??
    row.querySelector<HTMLElement>('[data-right]');
  (target ?? row.querySelector<HTMLElement>('input, textarea, button'))?.focus({
    ...still,
    // A key with Alt alone would not show where the focus is.
    focusVisible: true,
  });
}

/** If an action removed the focused element, focuses the next doubt, or else its own row. */
function keepFocus(box: HTMLElement, inHand: string): HTMLElement | undefined {
  const own = rowsIn(box).find((row) => dishOf(row) === inHand);
  const isDropped = own?.dataset['dropped'] !== undefined;
  const row = isDropped ? own : (nextLook(box, inHand, false) ?? own);
  if (row) focusDoubt(row);
  return row;
}

/** The row in hand while it is in doubt, else the next one that is. */
const stillToLook = (box: HTMLElement, inHand: string) =>
  rowsIn(box).find((row) => dishOf(row) === inHand && row.dataset['look'] !== undefined) ??
  nextLook(box, inHand, false);

/** The way through the doubts: Alt and an arrow, or Next, to another one; focus is never lost. */
export function useDoubtKeys(inHand: string | undefined) {
  const box = useRef<HTMLDivElement>(null);
  const isTyping = useRef(false);
  const isByTouch = useRef(false);
  const isWalking = useRef(false);
  const show = (row: HTMLElement | undefined, block: ScrollLogicalPosition = 'center') => {
    row?.scrollIntoView({ block });
    // A field would open a keyboard over half of the dishes.
    if (row && isByTouch.current) buttonOf(row)?.focus(still);
    else if (row) focusDoubt(row);
    return dishOf(row);
  };
  useEffect(() => {
    if (document.activeElement !== document.body || !box.current || inHand === undefined) return;
    if (isTyping.current) keepFocus(box.current, inHand)?.scrollIntoView({ block: 'center' });
    else if (isWalking.current) show(stillToLook(box.current, inHand), 'nearest');
  });
  useEffect(() => {
    // The focus may still be on the heading of the page.
    const onKeyDown = (event: KeyboardEvent) => {
      isTyping.current = true;
      isByTouch.current = false;
      const isArrow = event.key === 'ArrowDown' || event.key === 'ArrowUp';
      if (!event.altKey || !isArrow || !box.current) return;
      event.preventDefault();
      const row = nextLook(box.current, inHand, event.key === 'ArrowUp');
      if (!row) return;
      row.scrollIntoView({ block: 'center' });
      focusDoubt(row);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [inHand]);
  /** By Next one walks on after each answer, until one scrolls to look around. */
  const showNext = () => {
    isWalking.current = true;
    return show(box.current ? nextLook(box.current, inHand, false) : undefined);
  };
  const lookAround = () => void (isWalking.current = false);
  const showDish = (id: string) =>
    show(box.current ? rowsIn(box.current).find((row) => dishOf(row) === id) : undefined);
  const showRoom = () => {
    const note = box.current?.querySelector<HTMLElement>('[data-room]');
    note?.scrollIntoView({ block: 'center' });
    note?.querySelector<HTMLElement>('button, a')?.focus(still);
  };
  const onPointerDownCapture = ({ pointerType }: PointerEvent) => {
    isByTouch.current = pointerType === 'touch';
  };
  // Keys and screen readers click without a pointer.
  const onClickCapture = ({ detail }: MouseEvent) => {
    isTyping.current = detail === 0;
  };
  return {
    box,
    showNext,
    showDish,
    showRoom,
    keys: { onPointerDownCapture, onClickCapture, onWheel: lookAround, onTouchMove: lookAround },
  };
}

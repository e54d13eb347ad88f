import type { RefObject } from 'react';

export type Identified = readonly { id: string }[];
export type List = RefObject<HTMLElement | null>;

/** Marks a row with its id and index: its neighbors may not be rendered. */
export const rowMarks = (id: string, place: number) => ({ 'data-id': id, 'data-place': place });

export const rowOf = (inside: Element) => inside.closest<HTMLElement>('[data-place]');
export const rowsOf = (list: HTMLElement) => [
  ...list.querySelectorAll<HTMLElement>(':scope > [data-place]'),
];
export const idOf = (row: HTMLElement) => row.dataset['id'] ?? '';
/** From 0. */
export const placeOf = (row: HTMLElement) => Number(row.dataset['place']);

import { later } from '@menuleaf/shared/ui/later.tsx';

const more = () => import('./more-of-items.tsx');

/** Of the list of items, what is behind a press: the list is there before it. */
export const MoreOfItem = later(async () => ({ default: (await more()).MoreOfItem }));
export const MoreOfItems = later(async () => ({ default: (await more()).MoreOfItems }));
export const NoItems = later(async () => ({ default: (await more()).NoItems }));
export const WaitingChanges = later(() => import('./waiting-changes.tsx'));
export const laterParts = [MoreOfItem, MoreOfItems, WaitingChanges];

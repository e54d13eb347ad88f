import type { Item } from '@menuleaf/shared/contracts/catalogue/items/item.ts';
import { detailOf } from '@menuleaf/shared/browser/client/api-error.ts';
import { toast, undoForMs } from '@menuleaf/shared/ui/toast/toast.ts';
import { useChange } from '../api/catalogue-api.ts';
import { newItems } from '../api/new-items.ts';
import { type Availability, availabilityWords } from './availability.ts';

type Change = Availability & { id: string };

const changeOf = ({ id, is_available, sold_out_until }: Change): Change => ({
  id,
  is_available,
  sold_out_until,
});

/** Marks several items sold out or available, as one change with one undo. */
export function useSeveralAvailability() {
  const { mutateAsync, isPending } = useChange((changes: readonly Change[]) =>
    newItems.changeAvailability({ body: { changes: [...changes] } }),
  );
  const send = (changes: readonly Change[], title: string, back?: readonly Change[]) =>
    mutateAsync(changes).then(
      () =>
        toast({
          title,
          about: 'selected',
          ...(back && {
            action: { label: 'Undo', run: () => void send(back, 'Changed back') },
            forMs: undoForMs,
          }),
        }),
      (error: unknown) => {
        const otherwise = 'This could not be changed. Please try again.';
        toast({ title: detailOf(error, otherwise), about: 'selected', tone: 'danger' });
      },
    );
  /** `subject` is what they are called, with its verb: `3 items are`. */
  return (
    items: readonly Item[],
    subject: string,
    availabilityOf: (item: Item) => Availability,
  ): void => {
    const changes = items.map((item) => changeOf({ ...availabilityOf(item), id: item.id }));
    const [first] = changes;
    // A disabled button would lose the focus, so a second press is ignored.
    if (!first || isPending) return;
    void send(changes, `${subject} ${availabilityWords(first)}`, items.map(changeOf));
  };
}

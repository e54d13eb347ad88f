import { useQueryClient } from '@tanstack/react-query';
import type { Item } from '@menuleaf/shared/contracts/catalogue-entities.ts';
import { detailOf } from '@menuleaf/shared/http/api-error.ts';
import { toast } from '@menuleaf/shared/ui/toast.ts';
import { catalogue, itemsQuery } from '../catalogue-api.ts';

/** Marks an item sold out or available: shown at once, taken back when the server refuses, with an undo. */
export function useAvailability() {
  const queries = useQueryClient();
  const show = (id: string, is_available: boolean) =>
    queries.setQueryData(itemsQuery.queryKey, (items) =>
      items?.map((item) => (item.id === id ? { ...item, is_available } : item)),
    );
  const change = async ({ id, name }: Item, is_available: boolean): Promise<void> => {
    show(id, is_available);
    try {
      await catalogue.setAvailability({ params: { id }, body: { is_available } });
    } catch (error) {
      show(id, !is_available);
      toast({
        title: detailOf(error, `Failed to change ${name}. Please try again.`),
        tone: 'danger',
      });
    }
  };
  return (item: Item, is_available: boolean): void => {
    void change(item, is_available);
    toast({
      title: `${item.name} is ${is_available ? 'available again' : 'sold out'}`,
      action: { label: 'Undo', run: () => void change(item, !is_available) },
    });
  };
}

import { useQuery } from '@tanstack/react-query';
import type { Restaurant } from '@menuleaf/shared/contracts/catalogue/restaurants/restaurant.ts';
import { Button } from '@menuleaf/shared/ui/button.tsx';
import { Dialog } from '@menuleaf/shared/ui/dialog.tsx';
import { Loading } from '@menuleaf/shared/ui/loading.tsx';
import { HolidayChoice } from './holiday-choice.tsx';

type HolidaysDialogProps = { restaurant: Restaurant; onClose: () => void };

/** A country's public holidays, to be closed on. Its calendar loads when this opens. */
export default function HolidaysDialog({ restaurant, onClose }: HolidaysDialogProps) {
  const calendar = useQuery({
    queryKey: ['catalogue', 'holidays'],
    queryFn: () => import('./public-holidays.ts'),
    staleTime: Infinity,
  });
  if (calendar.data) {
    return <HolidayChoice {...{ restaurant, onClose }} calendar={calendar.data} />;
  }
  return (
    <Dialog
      open
      title="Public holidays"
      onClose={onClose}
      actions={<Button onClick={onClose}>Cancel</Button>}
    >
      <Loading
        queries={[calendar]}
        title="Failed to load the holidays"
        text="Check your connection and try again."
        shape="form"
        rows={3}
      />
    </Dialog>
  );
}

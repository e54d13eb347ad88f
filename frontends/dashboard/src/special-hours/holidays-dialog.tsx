import { useQuery } from '@tanstack/react-query';
import type { Restaurant } from '@menuleaf/shared/contracts/catalogue/restaurants/restaurant.ts';
import { Button } from '@menuleaf/shared/ui/button.tsx';
import { Dialog } from '@menuleaf/shared/ui/dialog.tsx';
import { ErrorPanel } from '@menuleaf/shared/ui/error-panel.tsx';
import { Skeleton } from '@menuleaf/shared/ui/skeleton.tsx';
import { HolidayChoice } from './holiday-choice.tsx';

type HolidaysDialogProps = { restaurant: Restaurant; onClose: () => void };

/** A country's public holidays, to be closed on. Its calendar loads when this opens. */
export default function HolidaysDialog({ restaurant, onClose }: HolidaysDialogProps) {
  const { data, isError, refetch } = useQuery({
    queryKey: ['catalogue', 'holidays'],
    queryFn: () => import('./public-holidays.ts'),
    staleTime: Infinity,
  });
  if (data) return <HolidayChoice restaurant={restaurant} calendar={data} onClose={onClose} />;
  return (
    <Dialog
      open
      title="Public holidays"
      onClose={onClose}
      actions={<Button onClick={onClose}>Cancel</Button>}
    >
      {isError ? (
        <ErrorPanel
          title="Failed to load the holidays"
          text="Check your connection and try again."
          onRetry={() => void refetch()}
        />
      ) : (
        <Skeleton shape="form" rows={3} />
      )}
    </Dialog>
  );
}

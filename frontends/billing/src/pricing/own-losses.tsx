import { useQuery } from '@tanstack/react-query';
import { Skeleton } from '@menuleaf/shared/ui/skeleton.tsx';
import styles from './pricing.css';

/** What the Free plan takes from this account; loaded, with its code, once the dialog asks. */
export function OwnLosses() {
  const { data, isError } = useQuery({
    queryKey: ['billing', 'losses'],
    staleTime: 0,
    queryFn: async ({ signal }) => {
      const { accountLosses } = await import('./account-losses.ts');
      return accountLosses(signal);
    },
  });
  if (isError) return <p>What this changes in your account could not be loaded just now.</p>;
  if (!data) return <Skeleton shape="rows" rows={2} label="Looking at your account" />;
  if (data.length === 0) return <p>Nothing that you have now is over the Free limits.</p>;
  return (
    <>
      <p>In your account:</p>
      <ul className={styles['list']} aria-label="In your account">
        {data.map((one) => (
          <li key={one}>{one}</li>
        ))}
      </ul>
    </>
  );
}

import { ChartNoAxesColumn, ChefHat, Percent, Printer } from 'lucide-react';
import { ButtonLink } from '@menuleaf/shared/ui/button.tsx';

const links = (id: string) =>
  [
    ['Kitchen', '/kitchen', ChefHat],
    ['Change prices', '/dashboard?tab=menu-items&select', Percent],
    ['Print the menu', `/print/${id}`, Printer],
    ['Statistics', `/restaurant/${id}/edit?part=guests`, ChartNoAxesColumn],
  ] as const;

/** Behind More of a restaurant: what is done often and has its place elsewhere. */
export default function MoreOfRestaurant({ id }: { id: string }) {
  return links(id).map(([words, to, Icon]) => (
    <ButtonLink key={words} to={to}>
      <Icon size={18} aria-hidden="true" />
      {words}
    </ButtonLink>
  ));
}

import { useQuery } from '@tanstack/react-query';
import { BookCopy, Upload } from 'lucide-react';
import { ButtonLink } from '@menuleaf/shared/ui/button.tsx';
import { menusQuery } from '../../api/catalogue-api.ts';

/** Import link for owners with an existing menu: text, sheet, PDF or paper. */
export const BringMenu = ({ menuId }: { menuId: string }) => (
  <ButtonLink to={`/menu/${menuId}/import`}>
    <Upload size={18} aria-hidden="true" />
    Bring your menu
  </ButtonLink>
);

/** What another menu has can stand on this one too. */
export function OtherSections({ menuId }: { menuId: string }) {
  const { data = [] } = useQuery(menusQuery);
  if (!data.some(({ id, categories }) => id !== menuId && categories.length > 0)) return null;
  return (
    <ButtonLink to={`/menu/${menuId}/manage-categories`}>
      <BookCopy size={18} aria-hidden="true" />
      Sections of other menus
    </ButtonLink>
  );
}

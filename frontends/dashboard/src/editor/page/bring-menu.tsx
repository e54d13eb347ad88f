import { Upload } from 'lucide-react';
import { ButtonLink } from '@menuleaf/shared/ui/button.tsx';

/** Import link for owners with an existing menu: text, sheet, PDF or paper. */
export const BringMenu = ({ menuId }: { menuId: string }) => (
  <ButtonLink to={`/menu/${menuId}/import`}>
    <Upload size={18} aria-hidden="true" />
    Bring your menu
  </ButtonLink>
);

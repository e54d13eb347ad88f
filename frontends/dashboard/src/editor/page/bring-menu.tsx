import { Upload } from 'lucide-react';
import { ButtonLink } from '@menuleaf/shared/ui/button.tsx';

/** The way for who has the menu already: as text, a sheet, a PDF or on paper. */
export const BringMenu = ({ menuId }: { menuId: string }) => (
  <ButtonLink to={`/menu/${menuId}/import`}>
    <Upload size={18} aria-hidden="true" />
    Bring your menu
  </ButtonLink>
);

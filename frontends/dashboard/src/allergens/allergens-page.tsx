import { OpenMenu } from '../editor/page/open-menu.tsx';
import { AllergenGrid } from './allergen-grid.tsx';

/** Lets the owner confirm which of the 14 allergens each dish contains. */
export default function AllergensPage() {
  return <OpenMenu>{(menuId) => <AllergenGrid menuId={menuId} />}</OpenMenu>;
}

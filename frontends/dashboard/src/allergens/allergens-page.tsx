import { OpenMenu } from '../editor/page/open-menu.tsx';
import { AllergenGrid } from './allergen-grid.tsx';

/** Which of the 14 allergens the dishes of a menu hold, by the owner's word. */
export default function AllergensPage() {
  return <OpenMenu>{(menuId) => <AllergenGrid menuId={menuId} />}</OpenMenu>;
}

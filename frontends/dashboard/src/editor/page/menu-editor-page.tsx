import { Editor } from './editor.tsx';
import { OpenMenu } from './open-menu.tsx';

/** All dishes of a menu on one page. */
export default function MenuEditorPage() {
  return <OpenMenu>{(menuId) => <Editor menuId={menuId} />}</OpenMenu>;
}

import { Editor } from './editor.tsx';
import { OpenMenu } from './open-menu.tsx';

export default function MenuEditorPage() {
  return <OpenMenu>{(menuId) => <Editor menuId={menuId} />}</OpenMenu>;
}

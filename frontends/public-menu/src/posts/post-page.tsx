import '@menuleaf/shared/ui/global/display-faces.global.css';
import { useState } from 'react';
import { type LoadedMenu, OwnerMenuPage } from '../print/owner-menu-page.tsx';
import { menusIn } from '../print/print-choice.ts';
import styles from '../print/print-page.css';
import { startingPost } from './post-choice.ts';
import { PostChoices } from './post-choices.tsx';
import { Pictures } from './pictures.tsx';

/** Pictures of today's menu, for social media. */
export default function PostPage() {
  return (
    <OwnerMenuPage
      title="Post your menu"
      lead={(name) => `Pictures of what ${name} serves today, for social media.`}
      verb="post"
    >
      {(loaded) => <Posting {...loaded} />}
    </OwnerMenuPage>
  );
}

function Posting({ data: { restaurant }, menu, languages, onLanguage }: LoadedMenu) {
  const [choice, setChoice] = useState(() => startingPost(menu.id));
  const menus = menusIn(menu);
  const chosen = menus.find(({ id }) => id === choice.menu) ?? menu;
  return (
    <div className={styles['layout']}>
      <PostChoices
        choice={choice}
        menus={menus}
        shown={chosen}
        languages={languages}
        onLanguage={onLanguage}
        onChange={(change) => setChoice((before) => ({ ...before, ...change }))}
      />
      <Pictures restaurant={restaurant} money={menu} menu={chosen} choice={choice} />
    </div>
  );
}

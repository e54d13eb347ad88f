import '@menuleaf/shared/ui/global/display-faces.global.css';
import { UtensilsCrossed } from 'lucide-react';
import { useState } from 'react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { detailOf } from '@menuleaf/shared/browser/client/api-error.ts';
import { useParams } from '@menuleaf/shared/browser/federation/router.ts';
import { defaultLanguage } from '@menuleaf/shared/contracts/catalogue/default-language.ts';
import type { Language } from '@menuleaf/shared/contracts/catalogue/language.ts';
import type { PublicMenu, PublicRestaurant } from '@menuleaf/shared/contracts/public-menu.ts';
import { ButtonLink } from '@menuleaf/shared/ui/button.tsx';
import { EmptyState } from '@menuleaf/shared/ui/empty-state.tsx';
import { ErrorPanel } from '@menuleaf/shared/ui/error-panel.tsx';
import { Page, PageHeading } from '@menuleaf/shared/ui/page.tsx';
import { Skeleton } from '@menuleaf/shared/ui/skeleton.tsx';
import { SpokenContext } from '../page/spoken.ts';
import { menusIn } from '../print/print-choice.ts';
import { usePrintData } from '../print/print-data.ts';
import { loadWords } from '../words/load-words.ts';
import { startingPost } from './post-choice.ts';
import { PostChoices } from './post-choices.tsx';
import styles from './post-page.css';
import { Pictures } from './pictures.tsx';

const dashboard = { label: 'Dashboard', to: '/dashboard?tab=restaurants' };

/** Pictures of today's menu, for social media. */
export default function PostPage() {
  const { id = '' } = useParams();
  const [wanted, setWanted] = useState<Language>();
  const { data, error, refetch } = usePrintData(id, wanted);
  const language = data?.menu?.language ?? defaultLanguage;
  const main = data?.restaurant.language ?? defaultLanguage;
  const { data: words } = useQuery({
    queryKey: ['words', language],
    queryFn: () => loadWords(language),
    enabled: data !== undefined,
    // What was chosen so far is kept while they come.
    placeholderData: keepPreviousData,
    staleTime: Infinity,
  });
  return (
    <Page>
      <PageHeading
        title="Post your menu"
        lead={data && `Pictures of what ${data.restaurant.name} serves today, for social media.`}
        back={dashboard}
      />
      {error && !data ? (
        <ErrorPanel
          title="Your menu could not be loaded"
          text={detailOf(error, 'Please try again.')}
          onRetry={() => void refetch()}
        />
      ) : null}
      {data?.menu && words ? (
        <SpokenContext value={{ language, main, untranslated: new Set(), words }}>
          <Posting restaurant={data.restaurant} menu={data.menu} onLanguage={setWanted} />
        </SpokenContext>
      ) : null}
      {data && !data.menu ? <NoMenu /> : null}
      {!data && !error ? <Skeleton /> : null}
    </Page>
  );
}

const NoMenu = () => (
  <EmptyState
    icon={UtensilsCrossed}
    title="No menu to post yet"
    action={
      <ButtonLink tone="primary" to="/dashboard?tab=restaurants">
        Choose a menu
      </ButtonLink>
    }
  >
    <p>Choose an active menu for this restaurant first. What guests read is what you post.</p>
  </EmptyState>
);

type PostingProps = {
  restaurant: PublicRestaurant;
  menu: PublicMenu;
  onLanguage: (language: Language | undefined) => void;
};

function Posting({ restaurant, menu, onLanguage }: PostingProps) {
  const [choice, setChoice] = useState(() => startingPost(menu.id));
  const menus = menusIn(menu);
  const chosen = menus.find(({ id }) => id === choice.menu) ?? menu;
  const main = restaurant.language ?? defaultLanguage;
  return (
    <div className={styles['layout']}>
      <PostChoices
        choice={choice}
        menus={menus}
        shown={chosen}
        languages={[main, ...(menu.languages ?? [])]}
        onLanguage={(language) => onLanguage(language === main ? undefined : language)}
        onChange={(change) => setChoice((before) => ({ ...before, ...change }))}
      />
      <Pictures restaurant={restaurant} money={menu} menu={chosen} choice={choice} />
    </div>
  );
}

import { useEffect, useRef, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@menuleaf/shared/browser/federation/router.ts';
import { ApiError, detailOf } from '@menuleaf/shared/browser/client/api-error.ts';
import { defaultLanguage } from '@menuleaf/shared/contracts/catalogue/default-language.ts';
import { ErrorPanel } from '@menuleaf/shared/ui/error-panel.tsx';
import { Page } from '@menuleaf/shared/ui/page.tsx';
import { Skeleton } from '@menuleaf/shared/ui/skeleton.tsx';
import type { ShownLook } from '@menuleaf/shared/contracts/catalogue/restaurants/shown-look.ts';
import { onMenuSaved } from '@menuleaf/shared/browser/federation/menu-saved.ts';
import frameStyles from '@menuleaf/public-menu/src/inlined/frame.css';
import paperStyles from '@menuleaf/public-menu/src/inlined/paper.css';
import { isLedByPhotos, faceOf } from '@menuleaf/shared/themes/themes.ts';
import shellStyles from '@menuleaf/public-menu/src/inlined/shell.css';
import { onLookPreview } from '@menuleaf/shared/browser/federation/look-preview.ts';
import { useSession } from '@menuleaf/shared/browser/session/session.ts';
import { shownOf } from '@menuleaf/shared/menu/shown-of-look.ts';
import { isFace } from '@menuleaf/shared/themes/faces.ts';
import { enhance } from '../behaviour/enhance.ts';
import { MenuContent } from '../page/menu-content.tsx';
import { menuPageStyles } from '../page/menu-page-styles.ts';
import { ScriptWords } from '../page/script-words.tsx';
import { writingStyles } from '../page/writing-styles.ts';
import { PageLanguageContext, useDirection, useLanguage } from '../page/page-language.ts';
import { loadWords } from '../words/load-words.ts';
import { lookStyles } from '../look/look-styles.ts';
import { preview, lookOf } from '../public-menu-api.ts';

const isMissing = (error: Error) => error instanceof ApiError && error.status === 404;
const reasonOf = (error: Error) =>
  isMissing(error) ? 'Menu not found or access denied' : detailOf(error, 'Failed to load menu');

/** A menu as diners see it, for its owner only. */
export function PreviewPage() {
  const { id = '' } = useParams();
  const { data, error, refetch } = useQuery({
    queryKey: ['catalogue', 'preview', id],
    queryFn: ({ signal }) => preview(id, signal),
  });
  useEffect(() => onMenuSaved(() => void refetch()), [refetch]);
  const { look, isKnown } = useLook(data?.restaurant?.id);
  const language = data?.language ?? defaultLanguage;
  const { data: words } = useQuery({
    queryKey: ['words', language],
    queryFn: () => loadWords(language),
    enabled: data !== undefined,
    staleTime: Infinity,
  });
  if (error && !data) {
    return (
      <Page>
        <title>Menu Not Found · Menuleaf</title>
        <ErrorPanel
          title="Menu Not Found"
          text={reasonOf(error)}
          {...(isMissing(error) ? {} : { onRetry: () => void refetch() })}
          action={<Link to="/dashboard?tab=menus">Back to Dashboard</Link>}
        />
      </Page>
    );
  }
  if (!data || !isKnown || !words) {
    return (
      <Page>
        <Skeleton />
      </Page>
    );
  }
  // The behavior modifies the markup, so both restart when the response changes.
  const spoken = { language, main: language, untranslated: new Set<string>(), words };
  return (
    <PageLanguageContext value={spoken}>
      <Preview menu={data} look={look} key={JSON.stringify([data, look])} />
    </PageLanguageContext>
  );
}

/** The diner's markup and behavior, inside the shell. */
type PreviewProps = { menu: Awaited<ReturnType<typeof preview>>; look: ShownLook | undefined };

function Preview({ menu, look }: PreviewProps) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(
    () => (root.current ? enhance(root.current, () => import('../behaviour/more.ts')) : undefined),
    [],
  );
  const { name, description, note, restaurant, categories } = menu;
  const { page: dir } = useDirection();
  const lang = useLanguage();
  return (
    <div className={isLedByPhotos(look) ? 'diner photos' : 'diner'} ref={root}>
      <title>{`${name} (preview) · Menuleaf`}</title>
      <style>
        {frameStyles +
          menuPageStyles({ hasImages: true, hasSizes: true, hasSoldOut: true }, look) +
          lookStyles(look, lang, 'whole') +
          writingStyles(lang) +
          shellStyles}
      </style>
      <style media="print">{paperStyles}</style>
      <p className="status preview" role="note">
        Preview: only you see this page.
      </p>
      <div className="page" lang={lang} dir={dir}>
        <ScriptWords />
        <MenuContent
          restaurantName={restaurant?.name ?? 'Restaurant Menu'}
          menuName={name}
          description={description}
          note={note}
          categories={categories}
          money={menu}
          look={look}
        />
      </div>
    </div>
  );
}

/** The saved look, or the unsaved one from the parent page; `isKnown` once either is there, or loading failed. */
function useLook(restaurantId: string | undefined) {
  const { user } = useSession();
  const [tried, setTried] = useState<ShownLook>();
  useEffect(() => onLookPreview(setTried), []);
  const { data, isPending } = useQuery({
    queryKey: ['catalogue', 'look', restaurantId],
    queryFn: ({ signal }) => lookOf(restaurantId ?? '', signal),
    enabled: restaurantId !== undefined,
    retry: false,
  });
  const look = tried ?? (data && shownOf(data, user?.plan_type === 'pro'));
  const isWebFont = isFace(faceOf(look));
  useEffect(() => {
    if (isWebFont) void import('@menuleaf/shared/ui/global/display-faces.global.css');
  }, [isWebFont]);
  return { look, isKnown: tried !== undefined || restaurantId === undefined || !isPending };
}

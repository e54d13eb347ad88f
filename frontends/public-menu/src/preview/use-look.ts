import { useEffect, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { onLookPreview } from '@menuleaf/shared/browser/federation/look-preview.ts';
import { useSession } from '@menuleaf/shared/browser/session/session.ts';
import type { ShownLook } from '@menuleaf/shared/contracts/catalogue/restaurants/shown-look.ts';
import { shownOf } from '@menuleaf/shared/menu/shown-of-look.ts';
import { isFace } from '@menuleaf/shared/themes/faces.ts';
import { faceOf } from '@menuleaf/shared/themes/themes.ts';
import { lookOf } from '../public-menu-api.ts';

/** The saved look, or the unsaved one from the parent page; `isKnown` once either is there, or loading failed. */
export function useLook(restaurantId: string | undefined) {
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

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ApiError } from '@menuleaf/shared/browser/client/api-error.ts';
import { asPng } from '@menuleaf/shared/browser/as-png.ts';
import { useSession } from '@menuleaf/shared/browser/session/session.ts';
import { printedColor } from '@menuleaf/shared/menu/palette.ts';
import { qrCode } from '@menuleaf/shared/menu/qr-code.ts';
import type { Language } from '@menuleaf/shared/contracts/catalogue/language.ts';
import type { PublicMenu, PublicRestaurant } from '@menuleaf/shared/contracts/public-menu.ts';
import { codeAddress, publicMenu } from '../public-menu-api.ts';

/** Print content: the menus as guests read them now, and the code that links to them. */
export type PrintData = {
  restaurant: PublicRestaurant;
  /** Absent: guests see none yet. */
  menu: PublicMenu | undefined;
  /** An SVG. */
  code: string;
  url: string;
};

const isMissing = (error: unknown) => error instanceof ApiError && error.status === 404;

async function load(
  id: string,
  isPro: boolean,
  language: Language | undefined,
  signal: AbortSignal,
): Promise<PrintData> {
  const call = { params: { id } };
  const [restaurant, menu, { url }] = await Promise.all([
    publicMenu.restaurant(call, signal),
    publicMenu.menu({ ...call, query: { language } }, signal).catch((error: unknown) => {
      if (isMissing(error)) return undefined;
      throw error;
    }),
    codeAddress(id, signal),
  ]);
  const { accent, logo_url } = restaurant.look ?? {};
  const code = qrCode(url, undefined, {
    // A code in the brand's color is part of Pro; a logo is, too, and Free has none here.
    color: isPro && accent ? printedColor(accent) : undefined,
    logo: logo_url ? await asPng(logo_url) : undefined,
  });
  return { restaurant, menu, code, url };
}

/** In a further language or the main one; keeps the previous data while loading. */
export function usePrintData(id: string, language: Language | undefined) {
  const { user } = useSession();
  const isPro = user?.plan_type === 'pro';
  return useQuery({
    queryKey: ['print', id, language, isPro],
    queryFn: ({ signal }) => load(id, isPro, language, signal),
    placeholderData: keepPreviousData,
    gcTime: 0,
  });
}

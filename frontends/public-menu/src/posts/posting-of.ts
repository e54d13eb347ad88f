import type { PublicRestaurant } from '@menuleaf/shared/contracts/public-menu.ts';
import { largeImageUrl } from '@menuleaf/shared/menu/images.ts';
import { localeOf } from '../page/page-language.ts';
import type { PrintedMenu } from '../print/print-choice.ts';
import { dishesIn, type PostChoice } from './post-choice.ts';
import { type PostedWords, postedSections } from './posted.ts';
import { postFormats } from './post-format.ts';
import { postStyle } from './post-style.ts';
import type { PostingWithoutMeasure } from './use-posts.ts';

export type Posted = {
  restaurant: PublicRestaurant;
  menu: PrintedMenu;
  choice: PostChoice;
  language: string;
  said: PostedWords;
  now: Date;
};

/** The date in the restaurant's time zone. */
const dayOf = ({ restaurant, language, now }: Posted) =>
  new Intl.DateTimeFormat(localeOf(language), {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    timeZone: restaurant.time_zone,
  }).format(now);

export const titleOf = ({ choice, menu }: Pick<Posted, 'choice' | 'menu'>) =>
  (choice.title ?? menu.name).trim();

/** Lines above the dishes: the title and the date. */
export const linesOfHead = (posted: Posted) =>
  [titleOf(posted), posted.choice.hasDate ? dayOf(posted) : ''].filter(Boolean);

function placeOf({ location, website }: PublicRestaurant): string | undefined {
  if (location) return `${location.address}, ${location.city}`;
  return website ? website.replace(/^https?:\/\//, '').replace(/\/$/, '') : undefined;
}

/** Drawing input for the chosen pictures. */
export function postingOf(posted: Posted): PostingWithoutMeasure {
  const { restaurant, menu, choice, language, said, now } = posted;
  const { look } = restaurant;
  const { hasPhotos, hasDescriptions } = choice;
  const chosen = choice.dishes ?? dishesIn(menu.categories);
  const sections = postedSections(menu.categories, chosen, said, now);
  return {
    format: postFormats[choice.format],
    style: postStyle(look, language, choice.scheme),
    head: {
      restaurant: restaurant.name,
      lines: linesOfHead(posted),
      logo: look?.logo_url,
      cover: hasPhotos && look?.cover_url ? largeImageUrl(look.cover_url) : undefined,
    },
    sections: sections.map((section) => ({
      ...section,
      dishes: section.dishes.map((dish) => ({
        ...dish,
        photo: hasPhotos ? dish.photo : undefined,
        description: hasDescriptions ? dish.description : undefined,
      })),
    })),
    foot: placeOf(restaurant),
  };
}

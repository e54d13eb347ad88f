import { Download, Share2, Copy } from 'lucide-react';
import { useState } from 'react';
import type { Money } from '@menuleaf/shared/contracts/catalogue/money.ts';
import type { PublicRestaurant } from '@menuleaf/shared/contracts/public-menu.ts';
import { menuPriceFormat } from '@menuleaf/shared/menu/prices/menu-price-format.ts';
import { saveFile } from '@menuleaf/shared/browser/save-file.ts';
import { Button } from '@menuleaf/shared/ui/button.tsx';
import { ErrorPanel } from '@menuleaf/shared/ui/error-panel.tsx';
import { Skeleton } from '@menuleaf/shared/ui/skeleton.tsx';
import { toast } from '@menuleaf/shared/ui/toast/toast.ts';
import { useLanguage, usePageWords, localeOf } from '../page/page-language.ts';
import type { PrintedMenu } from '../print/print-choice.ts';
import pageStyles from '../print/print-page.css';
import { altText } from './alt-text.ts';
import { type PostChoice, dishesIn } from './post-choice.ts';
import styles from './post-page.css';
import { type DrawnPost, usePosts, type PostingWithoutMeasure } from './use-posts.ts';
import { copyText } from '@menuleaf/shared/ui/toast/copy-text.ts';
import { VisuallyHidden } from '@menuleaf/shared/ui/visually-hidden.tsx';
import { type PostFormat, postFormats } from './post-format.ts';
import { largeImageUrl } from '@menuleaf/shared/menu/images.ts';
import { type PostedWords, postedSections } from './posted.ts';
import { postStyle } from './post-style.ts';

type Posted = {
  restaurant: PublicRestaurant;
  menu: PrintedMenu;
  choice: PostChoice;
  language: string;
  said: PostedWords;
  now: Date;
};

const dayOf = ({ restaurant, language, now }: Posted) =>
  new Intl.DateTimeFormat(localeOf(language), {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    timeZone: restaurant.time_zone,
  }).format(now);

const titleOf = ({ choice, menu }: Pick<Posted, 'choice' | 'menu'>) =>
  (choice.title ?? menu.name).trim();

/** Lines above the dishes: the title and the date. */
const linesOfHead = (posted: Posted) =>
  [titleOf(posted), posted.choice.hasDate ? dayOf(posted) : ''].filter(Boolean);

function placeOf({ location, website }: PublicRestaurant): string | undefined {
  if (location) return `${location.address}, ${location.city}`;
  return website ? website.replace(/^https?:\/\//, '').replace(/\/$/, '') : undefined;
}

/** Drawing input for the chosen pictures. */
function postingOf(posted: Posted): PostingWithoutMeasure {
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

type ShownPictureProps = {
  post: DrawnPost;
  format: PostFormat;
  number: number;
  count: number;
  alt: string;
  onSave: () => void;
};

async function copy(text: string): Promise<void> {
  if (await copyText(text)) toast({ title: 'The alt text is copied' });
}

/** One picture as posted, with the alt text that apps ask for. */
function ShownPicture({ post, format, number, count, alt, onSave }: ShownPictureProps) {
  const which = count > 1 ? ` of picture ${number}` : '';
  return (
    <figure className={styles['picture']}>
      <img src={post.url} width={format.width} height={format.height} alt={alt} />
      <figcaption>
        <Button tone="plain" onClick={() => void copy(alt)}>
          <Copy size={18} aria-hidden="true" />
          Copy alt text
          <VisuallyHidden>{which}</VisuallyHidden>
        </Button>
        {count > 1 ? (
          <Button tone="plain" onClick={onSave}>
            <Download size={18} aria-hidden="true" />
            Download
            <VisuallyHidden> picture {number}</VisuallyHidden>
          </Button>
        ) : null}
      </figcaption>
    </figure>
  );
}

/** Named so phone galleries keep their order. */
const fileOf = (png: Blob, name: string, number: number) =>
  new File([png], `${name}-${number}.png`, { type: 'image/png' });

/** Whether this device can share files; some browsers lack it, despite its type. */
const canShare = (files: readonly File[]): boolean =>
  Reflect.get(navigator, 'canShare') !== undefined && navigator.canShare({ files: [...files] });

/** Uses the device's share sheet; false if that failed. */
async function shareFiles(files: readonly File[]): Promise<boolean> {
  try {
    // Without text: apps that receive both drop the pictures.
    await navigator.share({ files: [...files] });
    return true;
  } catch (error) {
    // Dismissed: nothing to report.
    return error instanceof DOMException && error.name === 'AbortError';
  }
}

const save = (file: File) => saveFile(file.name, file);

type PicturesProps = {
  restaurant: PublicRestaurant;
  money: Money;
  menu: PrintedMenu;
  choice: PostChoice;
};

/** Instagram's limit per post; others allow fewer. */
const maxPerPost = 20;

/** The pictures, each with its alt text, and ways to save and share them. */
export function Pictures({ restaurant, money, menu, choice }: PicturesProps) {
  const words = usePageWords();
  const language = useLanguage();
  const [now] = useState(() => new Date());
  const said = { formatPrice: menuPriceFormat(money), words };
  const posted: Posted = { restaurant, menu, choice, language, said, now };
  const posting = postingOf(posted);
  const { posts, isBusy, hasFailed } = usePosts(posting);
  if (posting.sections.length === 0) {
    return (
      <div className={styles['pictures']}>
        <output className={pageStyles['cannot']}>
          Choose at least one dish that is not sold out.
        </output>
      </div>
    );
  }
  if (hasFailed) return <ErrorPanel title="Your browser could not draw the pictures" />;
  if (posts.length === 0) return <Skeleton />;
  const intro = `${[restaurant.name, ...linesOfHead(posted)].join(', ')}.`;
  return (
    <section className={styles['pictures']} aria-label="Pictures" aria-busy={isBusy}>
      <Ways posts={posts} name={fileName(restaurant.name)} isBusy={isBusy} />
      <div className={styles['row']} data-format={choice.format}>
        {posts.map((post, at) => (
          <ShownPicture
            key={post.url}
            post={post}
            format={posting.format}
            number={at + 1}
            count={posts.length}
            alt={altText(intro, posting.sections, new Set(post.dishes))}
            onSave={() => save(fileOf(post.png, fileName(restaurant.name), at + 1))}
          />
        ))}
      </div>
    </section>
  );
}

const fileName = (restaurant: string) =>
  `${restaurant.replaceAll(/[^\p{L}\p{N}]+/gu, '-').toLowerCase()}-menu`;

type WaysProps = { posts: readonly DrawnPost[]; name: string; isBusy: boolean };

function Ways({ posts, name, isBusy }: WaysProps) {
  const files = posts.map(({ png }, at) => fileOf(png, name, at + 1));
  const isMany = files.length > 1;
  const share = async () => {
    if (await shareFiles(files)) return;
    toast({ title: 'The pictures could not be shared. Download them instead.', tone: 'danger' });
  };
  const isShared = canShare(files);
  return (
    <div className={styles['ways']}>
      {isShared ? (
        <Button tone="primary" disabled={isBusy} onClick={() => void share()}>
          <Share2 size={18} aria-hidden="true" />
          Share
        </Button>
      ) : null}
      <Button
        tone={isShared ? 'quiet' : 'primary'}
        disabled={isBusy}
        onClick={() => files.forEach(save)}
      >
        <Download size={18} aria-hidden="true" />
        {isMany ? `Download ${files.length} pictures` : 'Download'}
      </Button>
      {files.length > maxPerPost ? (
        <p>Most apps take no more than {maxPerPost} pictures in one post. Choose fewer dishes.</p>
      ) : null}
    </div>
  );
}

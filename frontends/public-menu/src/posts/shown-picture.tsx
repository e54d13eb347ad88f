import { Copy, Download } from 'lucide-react';
import { Button } from '@menuleaf/shared/ui/button.tsx';
import { copyText } from '@menuleaf/shared/ui/toast/copy-text.ts';
import { toast } from '@menuleaf/shared/ui/toast/toast.ts';
import { VisuallyHidden } from '@menuleaf/shared/ui/visually-hidden.tsx';
import type { PostFormat } from './post-format.ts';
import styles from './post-page.css';
import type { DrawnPost } from './use-posts.ts';

type ShownPictureProps = {
  post: DrawnPost;
  format: PostFormat;
  number: number;
  count: number;
  /** Alt text. */
  alt: string;
  onSave: () => void;
};

async function copy(text: string): Promise<void> {
  if (await copyText(text)) toast({ title: 'The alt text is copied' });
}

/** One picture as posted, with the alt text that apps ask for. */
export function ShownPicture({ post, format, number, count, alt, onSave }: ShownPictureProps) {
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

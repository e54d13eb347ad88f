import { ImagePlus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Button } from '@menuleaf/shared/ui/button.tsx';
import { SmallImage } from '../../images/small-image.tsx';
import { useEditing, useOpenEditing } from '../editing-context.ts';
import styles from './details.css';

const ImageDialog = lazy(() => import('./image-dialog.tsx'));

const words = {
  none: 'Add an image',
  preparing: 'The image is being made',
  ready: 'Change the image',
  refused: 'Add another image',
} as const;

/** Opens a dish's image, once the dish is saved. */
export function DishImage({ dish, name }: { dish: string; name: string }) {
  const editing = useOpenEditing();
  const id = useEditing(({ ids }) => ids[dish] ?? dish);
  const fact = useEditing(({ facts }) => facts[dish]);
  const [open, setOpen] = useState(false);
  const close = () => {
    setOpen(false);
    void editing.refresh();
  };
  return (
    <div className={styles['image']}>
      {fact?.image_url ? <SmallImage url={fact.image_url} alt={name} /> : null}
      <Button disabled={!fact} onClick={() => setOpen(true)}>
        <ImagePlus size={18} aria-hidden="true" />
        {words[fact?.image_status ?? 'none']}
      </Button>
      {fact ? null : <span>Save the dish first.</span>}
      <Suspense>
        {open ? (
          <ImageDialog id={id} name={name} current={fact?.image_url ?? null} onClose={close} />
        ) : null}
      </Suspense>
    </div>
  );
}

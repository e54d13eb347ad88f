import { useState } from 'react';
import type { Item } from '@menuleaf/shared/contracts/catalogue/items/item.ts';
import { Button } from '@menuleaf/shared/ui/button.tsx';
import { Dialog } from '@menuleaf/shared/ui/dialog.tsx';
import { useInvalidateLists } from '../../api/catalogue-api.ts';
import { updateItem } from '../../api/item-changes.ts';
import { refuseImage, scaledDown } from '../../images/image.ts';
import { dishOfPhoto } from '../../images/photos-by-name.ts';
import { FileField } from '../../parts/file-field.tsx';
import styles from '../../parts/styles/bulk.css';

const help =
  'Named after their dishes, such as “Tomato soup.jpg”. A dish that has a photo keeps it.';
const reasons = { wrongType: 'no JPG, PNG or WebP', tooLarge: 'larger than 5 MB' };

type Added = { of: number; done: number; left: readonly string[] };

/** Returns why it was not added; undefined if it was. */
async function add(file: File, dish: Item | undefined): Promise<string | undefined> {
  const refused = refuseImage(file, reasons);
  if (refused !== undefined) return refused;
  if (!dish) return 'no such dish without a photo';
  try {
    await updateItem({ params: { id: dish.id }, body: { image: await scaledDown(file) } });
    return undefined;
  } catch {
    return 'it could not be saved';
  }
}

/** Adds photos to the dishes that their files are named after. */
export default function PhotosDialog({
  items,
  onClose,
}: {
  items: readonly Item[];
  onClose: () => void;
}) {
  const readListsAgain = useInvalidateLists();
  const [added, setAdded] = useState<Added>({ of: 0, done: 0, left: [] });
  const isRunning = added.done < added.of;
  const run = async (files: readonly File[]) => {
    let left: readonly string[] = [];
    let free = items;
    for (const [at, file] of files.entries()) {
      setAdded({ of: files.length, done: at, left });
      const dish = dishOfPhoto(file.name, free);
      // oxlint-disable-next-line no-await-in-loop -- one at a time: phones have little memory
      const reason = await add(file, dish);
      if (reason === undefined) free = free.filter((one) => one !== dish);
      else left = [...left, `${file.name}: ${reason}`];
    }
    await readListsAgain();
    setAdded({ of: files.length, done: files.length, left });
  };
  return (
    <Dialog
      open
      title="Add photos"
      onClose={() => (isRunning ? undefined : onClose())}
      actions={
        <Button busy={isRunning && 'Adding...'} onClick={onClose}>
          Close
        </Button>
      }
    >
      <FileField
        label="Photos"
        help={help}
        accept="image/*"
        multiple
        disabled={isRunning}
        onFiles={(files) => void run(files)}
      />
      {isRunning ? (
        <progress
          className={styles['progress']}
          aria-label="Photos added"
          max={added.of}
          value={added.done}
        />
      ) : null}
      <output>
        {added.of > 0 && !isRunning
          ? `${added.of - added.left.length} of ${added.of} photos were added.`
          : null}
      </output>
      <ul>
        {added.left.map((one) => (
          <li key={one}>{one}</li>
        ))}
      </ul>
    </Dialog>
  );
}

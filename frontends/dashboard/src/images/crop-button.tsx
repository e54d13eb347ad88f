import { useMutation } from '@tanstack/react-query';
import { Crop } from 'lucide-react';
import { Button } from '@menuleaf/shared/ui/button.tsx';
import { toast } from '@menuleaf/shared/ui/toast/toast.ts';
import { type OriginalImage, originalImage } from './original-image.ts';

type CropButtonProps = { itemId: string; onOriginal: (original: OriginalImage) => void };

/** Restores the original image for a new crop. */
export function CropButton({ itemId, onOriginal }: CropButtonProps) {
  const { mutate, isPending } = useMutation({
    mutationFn: () => originalImage(itemId),
    onSuccess: onOriginal,
    onError: () =>
      toast({ title: 'The whole image could not be loaded. Please try again.', tone: 'danger' }),
  });
  return (
    <Button busy={isPending && 'Loading...'} onClick={() => mutate()}>
      <Crop size={18} aria-hidden="true" />
      Crop the image
    </Button>
  );
}

import { useRef, type PointerEvent } from 'react';
import type { ImageCrop } from '@menuleaf/shared/contracts/catalogue/items/image-crop.ts';
import styles from './crop-field.css';

type CropFrameProps = {
  src: string;
  /** Undefined until the image size is known. */
  crop: ImageCrop | undefined;
  onSize: (size: { width: number; height: number }) => void;
  onBroken: () => void;
  /** In image fractions. */
  onMove: (x: number, y: number) => void;
};

const percent = (part: number) => `${part * 100}%`;

const placed = ({ x, y, width, height }: ImageCrop) => ({
  width: percent(1 / width),
  height: percent(1 / height),
  left: percent(-x / width),
  top: percent(-y / height),
});

/** Crop window over an image, dragged by touch or mouse. */
export function CropFrame({ src, crop, onSize, onBroken, onMove }: CropFrameProps) {
  const held = useRef<{ x: number; y: number }>(undefined);
  const drag = ({ clientX, clientY, currentTarget }: PointerEvent<HTMLDivElement>) => {
    if (!held.current || !crop) return;
    const { width, height } = currentTarget.getBoundingClientRect();
    const x = ((held.current.x - clientX) / width) * crop.width;
    const y = ((held.current.y - clientY) / height) * crop.height;
    held.current = { x: clientX, y: clientY };
    onMove(x, y);
  };
  const drop = () => {
    held.current = undefined;
  };
  return (
    <div
      className={styles['frame']}
      onPointerDown={({ clientX, clientY, currentTarget, pointerId }) => {
        currentTarget.setPointerCapture(pointerId);
        held.current = { x: clientX, y: clientY };
      }}
      onPointerMove={drag}
      onPointerUp={drop}
      onPointerCancel={drop}
    >
      <img
        src={src}
        alt="What guests will see"
        draggable={false}
        style={crop && placed(crop)}
        onError={onBroken}
        onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) =>
          onSize({ width, height })
        }
      />
    </div>
  );
}

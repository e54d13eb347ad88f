import { useState } from 'react';
import type { ImageCrop } from '@menuleaf/shared/contracts/catalogue/items/image-crop.ts';
import { cropAbout, middleOf, moved, zoomOf } from '@menuleaf/shared/menu/image-crop.ts';
import { CropFrame } from './crop-frame.tsx';
import styles from './crop-field.css';

/** Beyond it, the largest stored image has fewer pixels than a menu list shows. */
const mostZoom = 4;

type CropFieldProps = {
  src: string;
  /** Undefined: centered, the default. */
  crop: ImageCrop | undefined;
  onCrop: (crop: ImageCrop) => void;
  /** It is no image, whatever its name says. */
  onBroken: () => void;
};

/** Crops an image for guests: by dragging, or with sliders for keyboard use. */
export function CropField({ src, crop, onCrop, onBroken }: CropFieldProps) {
  const [size, setSize] = useState<{ width: number; height: number }>();
  const shown = crop ?? (size && middleOf(size));
  return (
    <div className={styles['crop']}>
      <CropFrame
        src={src}
        crop={shown}
        onSize={setSize}
        onBroken={onBroken}
        onMove={(x, y) => shown && onCrop(moved(shown, x, y))}
      />
      {size && shown ? (
        <>
          <Slider
            label="Zoom"
            from={1}
            to={mostZoom}
            value={zoomOf(size, shown)}
            onChange={(zoom) => {
              const { x, y, width, height } = shown;
              onCrop(cropAbout(size, zoom, x + width / 2, y + height / 2));
            }}
          />
          <Slider
            label="Left or right"
            to={1 - shown.width}
            value={shown.x}
            onChange={(x) => onCrop({ ...shown, x })}
          />
          <Slider
            label="Up or down"
            to={1 - shown.height}
            value={shown.y}
            onChange={(y) => onCrop({ ...shown, y })}
          />
        </>
      ) : null}
      <p>Guests see this part, in the list and large. Drag it, or use the sliders.</p>
    </div>
  );
}

type SliderProps = {
  label: string;
  from?: number;
  to: number;
  value: number;
  onChange: (value: number) => void;
};

const Slider = ({ label, from = 0, to, value, onChange }: SliderProps) => (
  <label>
    {label}
    <input
      type="range"
      min={from}
      max={to}
      step={0.01}
      // A fully visible side cannot move.
      disabled={to - from < 0.01}
      value={value}
      onChange={({ target }) => onChange(Number(target.value))}
    />
  </label>
);

import { useState, useRef, type PointerEvent } from 'react';
import type { ImageCrop } from '@menuleaf/shared/contracts/catalogue/items/image-crop.ts';
import { cropAbout, middleOf, moved, zoomOf } from '@menuleaf/shared/menu/image-crop.ts';
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
function CropFrame({ src, crop, onSize, onBroken, onMove }: CropFrameProps) {
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

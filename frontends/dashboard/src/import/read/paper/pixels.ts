export type Pixels = Pick<ImageData, 'data' | 'width' | 'height'>;
export type Box = { x: number; y: number; width: number; height: number };

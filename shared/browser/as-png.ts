/**
 * An image as a PNG data URL, for embedding in another image, since every print program reads PNG. Throws if it cannot
 * be loaded.
 */
export async function asPng(url: string): Promise<string> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`The image could not be loaded: ${answer.status}`);
  const bitmap = await createImageBitmap(await answer.blob());
  const canvas = document.createElement('canvas');
  canvas.width = bitmap.width;
  canvas.height = bitmap.height;
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0);
  bitmap.close();
  return canvas.toDataURL('image/png');
}

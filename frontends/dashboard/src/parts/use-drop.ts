import { useEffect, useRef, useState } from 'react';

const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files') === true;

/** Accepts files dropped anywhere on the page while shown; returns whether any are over it. */
export function useDrop(onFiles: (files: readonly File[]) => void): boolean {
  const [isOver, setOver] = useState(false);
  const latest = useRef(onFiles);
  useEffect(() => {
    latest.current = onFiles;
  });
  useEffect(() => {
    const stop = new AbortController();
    const on = (name: 'dragover' | 'dragleave' | 'drop', work: (event: DragEvent) => void) =>
      document.addEventListener(name, work, { signal: stop.signal });
    const take = (event: DragEvent, over: boolean) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      setOver(over);
    };
    on('dragover', (event) => take(event, true));
    // Leaving the page, not moving between its elements.
    on('dragleave', ({ relatedTarget }) => {
      if (relatedTarget === null) setOver(false);
    });
    on('drop', (event) => {
      take(event, false);
      if (hasFiles(event)) latest.current([...(event.dataTransfer?.files ?? [])]);
    });
    return () => stop.abort();
  }, []);
  return isOver;
}

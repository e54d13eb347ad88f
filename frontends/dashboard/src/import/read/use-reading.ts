import { useEffect, useRef, useState } from 'react';
import { CannotRead } from '../limits.ts';
import type { SourceMenu } from './source-menu.ts';

type Progress = { part: number; words: string };
type Work = (reading: {
  onProgress: (part: number, words: string) => void;
  signal: AbortSignal;
}) => Promise<readonly SourceMenu[]>;

const notRead = 'It could not be read. Try another file, or paste the text.';

/** Reads one import at a time, with progress, failure and cancellation. */
export function useReading(onRead: (sources: readonly SourceMenu[]) => void) {
  const [progress, setProgress] = useState<Progress>();
  const [failure, setFailure] = useState<string>();
  const stop = useRef<AbortController>(null);
  // Who leaves the page waits for nothing.
  useEffect(() => () => stop.current?.abort(), []);
  const read = async (work: Work) => {
    stop.current?.abort();
    const controller = new AbortController();
    stop.current = controller;
    const { signal } = controller;
    setFailure(undefined);
    setProgress({ part: 0, words: 'Reading' });
    const onProgress = (part: number, words: string) => {
      if (!signal.aborted) setProgress({ part, words });
    };
    try {
      const brought = await work({ onProgress, signal });
      if (!signal.aborted) onRead(brought);
    } catch (error) {
      if (!signal.aborted) setFailure(error instanceof CannotRead ? error.message : notRead);
    } finally {
      if (stop.current === controller) setProgress(undefined);
    }
  };
  const cancel = () => {
    stop.current?.abort();
    setProgress(undefined);
  };
  return { progress, failure, read, cancel };
}

/** Loads a part; without a connection once there is one, since a failed one would take the page down. */
export const loadWhenOnline = <T>(load: () => Promise<T>): Promise<T> =>
  load().catch(
    () =>
      new Promise((resolve) => {
        const again = () => resolve(loadWhenOnline(load));
        window.addEventListener('online', again, { once: true });
      }),
  );

/** Minutes since midnight as `09:05`, in 24-hour format. */
export const clockTime = (minutes: number) => {
  const hours = Math.floor(minutes / 60) % 24;
  return `${String(hours).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
};

const [{ runAlone }, { default: Remote }] = await Promise.all([
  import('@menuleaf/shared/ui/run-alone.tsx'),
  import('./remote.tsx'),
]);
runAlone(<Remote />);

export {};

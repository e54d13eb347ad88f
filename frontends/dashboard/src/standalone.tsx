const [{ runAlone }, { default: Remote }] = await Promise.all([
  import('@menuleaf/shared/browser/federation/run-alone.tsx'),
  import('./remote.tsx'),
]);
runAlone(<Remote />);

export {};

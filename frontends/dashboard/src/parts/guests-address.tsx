import { Fragment } from 'react';

/** An address that breaks at its slashes, where a line is too short for it. */
export const GuestsAddress = ({ path }: { path: string }) => (
  <>
    {window.location.host}
    {path.split(/(?=\/)/).map((part) => (
      <Fragment key={part}>
        <wbr />
        {part}
      </Fragment>
    ))}
  </>
);

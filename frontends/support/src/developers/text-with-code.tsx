/** What stands in backticks in the contract is code. */
export const TextWithCode = ({ text }: { text: string }) =>
  text
    .split('`')
    // oxlint-disable-next-line react/no-array-index-key -- a part is its place
    .map((part, at) => (at % 2 === 1 ? <code key={at}>{part}</code> : part));

/** Lines no test can miss, since another check backs each: they stay, as that one may go. */
export const notMissed = [
  {
    file: 'shared/server/session/verify-token.ts',
    line: 'algorithms: [tokenAlgorithm],',
    because: 'The key is read as one of that algorithm, and refuses every other.',
  },
  {
    file: 'services/catalogue/images/make-image.ts',
    line: "sharp.block({ operation: ['VipsForeignLoad'] });",
    because: 'What is none of the three formats by its bytes is refused before it is decoded.',
  },
];

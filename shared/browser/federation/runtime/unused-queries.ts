/** Of TanStack Query, which is shared whole, what no page uses and the linter therefore lets none import. */
const unused = undefined;

export {
  unused as defaultShouldDehydrateMutation,
  unused as defaultShouldDehydrateQuery,
  unused as dehydrate,
  unused as dehydrateQuery,
  unused as hydrate,
  unused as HydrationBoundary,
  unused as streamedQuery,
  unused as useIsFetching,
  unused as useIsMutating,
  unused as useMutationState,
  unused as usePrefetchInfiniteQuery,
  unused as usePrefetchQuery,
  unused as useSuspenseInfiniteQuery,
  unused as useSuspenseQueries,
  unused as useSuspenseQuery,
};

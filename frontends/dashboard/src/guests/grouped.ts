/** `1,457`, as the dashboard writes numbers everywhere. */
export const grouped = (count: number): string => count.toLocaleString('en-US');

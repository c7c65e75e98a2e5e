const BYTES_PER_KB = 1024;

/** The customer's limits, which `budgets.json` can't raise. In decimal kB the MultiSelect would exceed its limit by a hundredth. */
export const askedSizes: Readonly<Record<string, number>> = {
  Button: 6 * BYTES_PER_KB,
  Table: 45 * BYTES_PER_KB,
  MultiSelect: 42 * BYTES_PER_KB,
};

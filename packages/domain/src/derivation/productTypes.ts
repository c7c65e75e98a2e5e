/** A product is mail that Mailroom sends, or a list with its creative that is written to a destination. */
export const PRODUCT_TYPES = ['E-mail deployment', 'Data delivery'] as const;

export type ProductType = (typeof PRODUCT_TYPES)[number];

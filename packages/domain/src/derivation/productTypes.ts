export type ProductType = 'E-mail deployment' | 'Data delivery';

/** The types that this program carries out. A product of another type is kept, but neither ordered nor sent. */
export const OFFERED_TYPES = ['E-mail deployment'] as const satisfies readonly ProductType[];

/** Says why a product of this type can't be ordered or sent; undefined for one that can. */
export function whyNotOffered(type: ProductType | null): string | undefined {
  if (type === null || OFFERED_TYPES.some((offered) => offered === type)) return undefined;
  return `${type} isn’t available yet: nothing would be delivered. Choose the type ${OFFERED_TYPES.join(' or ')}.`;
}

import type { V1Schemas, V2Schemas } from '@mailroom/api-client';
import { paths } from '../../../../shared/paths.ts';

/** Where the rows and the fields of a launch are. */
export interface ProofreadPlaces {
  /** The members of the audience; undefined without one. */
  readonly members: string | undefined;
  /** The part of the creative that has such a place; undefined without a creative. */
  readonly creativePlace: (place: V2Schemas['ProofreadPlace']) => string | undefined;
}

/** The addresses of what a product sends to whom. */
export function proofreadPlaces({
  audience,
  creative,
}: Pick<V1Schemas['Product'], 'audience' | 'creative'>): ProofreadPlaces {
  return {
    members: audience ? paths.audienceBuilder.audience(audience.id, 'members') : undefined,
    creativePlace: (place) =>
      creative ? paths.campaignCreatives.creative(creative.id, place === 'link' ? 'links' : 'html') : undefined,
  };
}

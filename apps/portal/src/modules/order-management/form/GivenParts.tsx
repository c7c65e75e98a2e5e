import type { V1Schemas } from '@mailroom/api-client';
import { Page, Skeleton } from '@mailroom/design-system';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { audienceQuery } from '../../../resources/audiences.queries.ts';
import { creativeQuery } from '../../../resources/creatives.queries.ts';
import { productQuery } from '../../../resources/products.queries.ts';
import { useUrlId } from '../../../shared/recordId.ts';
import { copyOf, type Copy } from './copy.ts';

/** The parts that a new product is made with. They were chosen elsewhere, and the URL names them. */
export interface Given {
  readonly creative: V1Schemas['Creative'] | null;
  readonly audience: V1Schemas['Audience'] | null;
  /** The product that it begins as a copy of. */
  readonly copy: Copy | null;
}

/** Reads what the URL gives a new product: its creative, its audience, or the product it is a copy of. Leaves out those that can't be read. */
export function GivenParts({ children }: { children: (given: Given) => ReactNode }) {
  const creativeId = useUrlId('creative');
  const audienceId = useUrlId('audience');
  const creative = useQuery({ ...creativeQuery(creativeId ?? 0), enabled: creativeId !== undefined });
  const audience = useQuery({ ...audienceQuery(audienceId ?? 0), enabled: audienceId !== undefined });
  const [opened] = useState(() => new Date());
  const originalId = useUrlId('copy');
  const original = useQuery({ ...productQuery(originalId ?? 0), enabled: originalId !== undefined });
  if (creative.isLoading || audience.isLoading || original.isLoading) {
    return (
      <Page width="narrow">
        <Skeleton lines={6} height={40} />
      </Page>
    );
  }
  return children({
    creative: creative.data ?? null,
    audience: audience.data ?? null,
    copy: original.data ? copyOf(original.data, opened) : null,
  });
}

import type { V1Schemas } from '@mailroom/api-client';
import { Page, Skeleton } from '@mailroom/design-system';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { audienceQuery } from '../../../resources/audiences.queries.ts';
import { creativeQuery } from '../../../resources/creatives.queries.ts';
import { useUrlId } from '../../../shared/recordId.ts';

/** The parts that a new product is made with. They were chosen elsewhere, and the URL names them. */
export interface Given {
  readonly creative: V1Schemas['Creative'] | null;
  readonly audience: V1Schemas['Audience'] | null;
}

/** Reads the creative and the audience that the URL gives a new product. One that can't be read is left out. */
export function GivenParts({ children }: { children: (given: Given) => ReactNode }) {
  const creativeId = useUrlId('creative');
  const audienceId = useUrlId('audience');
  const creative = useQuery({ ...creativeQuery(creativeId ?? 0), enabled: creativeId !== undefined });
  const audience = useQuery({ ...audienceQuery(audienceId ?? 0), enabled: audienceId !== undefined });
  if (creative.isLoading || audience.isLoading) {
    return (
      <Page width="narrow">
        <Skeleton lines={6} height={40} />
      </Page>
    );
  }
  return children({ creative: creative.data ?? null, audience: audience.data ?? null });
}

import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { t } from '../../theme/tokens.ts';
import { Badge } from '../Badge/Badge.tsx';
import type { Statuses } from './defineStatuses.ts';

export interface StatusLegendProps extends ComponentProps<'dl'> {
  statuses: Statuses;
}

const Root = styled.dl`
  display: grid;
  grid-template-columns: max-content minmax(0, 1fr);
  gap: 8px 16px;
  align-items: baseline;
  p + p {
    color: ${t('ink-subtle')};
  }
`;

/** What each status means, and what comes after it. */
export function StatusLegend({ statuses, ...rest }: StatusLegendProps) {
  return (
    <Root {...rest}>
      {statuses.list.map((status) => (
        <StatusRow key={status.code} status={status} />
      ))}
    </Root>
  );
}

function StatusRow({ status }: { status: Statuses['list'][number] }) {
  return (
    <>
      <dt>
        <Badge tone={status.tone}>{status.label ?? status.code}</Badge>
      </dt>
      <dd>
        <p>{status.meaning}</p>
        {status.next && <p>{status.next}</p>}
      </dd>
    </>
  );
}

import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { SMALL_SCREEN } from '../../theme/styles.ts';
import { space, t } from '../../theme/tokens.ts';
import { Badge } from '../Badge/Badge.tsx';
import type { Statuses } from './defineStatuses.ts';

export interface StatusLegendProps extends ComponentProps<'dl'> {
  /** Made with `defineStatuses`. */
  statuses: Statuses;
}

const Root = styled.dl`
  display: grid;
  grid-template-columns: max-content minmax(0, 1fr);
  gap: ${space(8, 16)};
  align-items: baseline;
  dt,
  dd {
    min-inline-size: 0;
    margin: 0;
  }
  p {
    margin: 0;
  }
  p + p {
    color: ${t('ink-muted')};
  }
  ${SMALL_SCREEN} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${space(4)};
    dd {
      margin-block-end: ${space(8)};
    }
  }
`;

/** Lists what each status means and what happens next. */
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

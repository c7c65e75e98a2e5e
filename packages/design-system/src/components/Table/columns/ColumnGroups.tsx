import { styled } from 'styled-components';
import { space, t } from '../../../theme/tokens.ts';
import { useTablePart } from '../tableContexts.ts';
import { groupRuns } from './groupRuns.ts';
import { leadPin } from './leadPin.ts';

const Root = styled.tr`
  block-size: 28px;
  td:not([data-pin]) {
    position: relative;
  }
  /* A name stays in sight for as long as one of its columns does. */
  td:not([data-pin]) > [data-text] {
    position: sticky;
    inset-inline-start: calc(var(--pinned-start, 0px) + ${space(8)});
  }
  > [data-group] {
    color: ${t('ink-muted')};
    font-weight: 500;
  }
  > [data-group]::before {
    content: '';
    position: absolute;
    inset: auto ${space(8)} 0;
    border-block-end: 1px solid ${t('line-control')};
  }
`;

/**
 * The row above the headers that names their groups. It is drawn for the eye: to a screen reader each header says its group, as
 * in 'Delivery: Sent', because a cell over several columns is read with the wrong ones or with none.
 */
export default function ColumnGroups() {
  const { placed, leads, isLeadPinned } = useTablePart('columns');
  const { isEarly } = useTablePart('layout');
  return (
    <Root aria-hidden data-part="groups">
      {leads.map((_, index) => (
        <td key={index} data-kind="lead" {...leadPin(isLeadPinned, index)} />
      ))}
      {/* Which columns have room is not known yet. */}
      {!isEarly &&
        groupRuns(placed).map(({ id, name, count, pin, isEdge, style }) => (
          <td
            key={id}
            colSpan={count}
            data-group={name ? '' : undefined}
            data-pin={pin}
            data-pin-edge={isEdge ? '' : undefined}
            style={{ ...style, gridColumn: `span ${count}` }}
          >
            <span data-text="">{name}</span>
          </td>
        ))}
    </Root>
  );
}

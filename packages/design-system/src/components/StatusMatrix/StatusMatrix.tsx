import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { VISUALLY_HIDDEN } from '../../theme/styles.ts';
import { THEMES } from '../../theme/tokens.generated.ts';
import { space, t, type } from '../../theme/tokens.ts';
import { Badge } from '../Badge/Badge.tsx';
import type { Statuses } from '../StatusBadge/defineStatuses.ts';

export interface StatusMatrixProps extends ComponentProps<'div'> {
  /** Made with `defineStatuses`. */
  statuses: Statuses;
  /** Names the list for screen readers: 'Parcels'. */
  label: string;
}

const Root = styled.div`
  max-inline-size: 100%;
  overflow: auto;
  border: 1px solid ${t('line')};
  border-radius: ${t('radius-card')};
  table {
    inline-size: 100%;
    border-collapse: collapse;
  }
  caption {
    ${VISUALLY_HIDDEN}
  }
  th,
  td {
    padding: ${space(6, 12)};
    background: ${t('surface')};
    color: ${t('ink')};
    text-align: start;
    white-space: nowrap;
  }
  th {
    color: ${t('ink-muted')};
    font-weight: 500;
    ${type(12)}
  }
`;

/**
 * Shows every status of a list in every theme. Use it in a story of each list: the contrast check of that story then
 * covers all themes.
 */
export function StatusMatrix({ statuses, label, ...rest }: StatusMatrixProps) {
  return (
    <Root tabIndex={0} role="region" aria-label={label} {...rest}>
      <table>
        <caption>{label}</caption>
        <thead>
          <tr>
            <th scope="col">code</th>
            {THEMES.map((theme) => (
              <th key={theme} scope="col">
                {theme}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {statuses.list.map((status) => (
            <tr key={status.code}>
              <th scope="row">{status.code}</th>
              {THEMES.map((theme) => (
                <td key={theme} data-theme={theme}>
                  <Badge tone={status.tone}>{status.label ?? status.code}</Badge>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Root>
  );
}

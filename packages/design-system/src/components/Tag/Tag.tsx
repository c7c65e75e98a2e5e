import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { TRUNCATE } from '../../theme/styles.ts';
import { space, t, type } from '../../theme/tokens.ts';

export type TagProps = ComponentProps<'span'>;

const Root = styled.span`
  display: inline-block;
  max-inline-size: 100%;
  padding: 1px ${space(6)};
  border: 1px solid ${t('line')};
  border-radius: ${t('radius-badge')};
  ${type(12)}
  color: ${t('ink-muted')};
  vertical-align: bottom;
  ${TRUNCATE}
`;

/** Shows a name or a category. For a state use a StatusBadge. */
export function Tag(props: TagProps) {
  return <Root {...props} />;
}

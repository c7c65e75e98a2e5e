import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { space, t } from '../../theme/tokens.ts';

export interface TintProps extends ComponentProps<'div'> {
  /** 'success' for what a change adds, 'danger' for what it takes away. Default: no tint, and the content keeps its place. */
  tone?: 'success' | 'danger' | undefined;
}

const Root = styled.div`
  min-inline-size: 0;
  &[data-tone] {
    /* The tint reaches around the content. */
    margin: calc(-1 * ${space(6)}) calc(-1 * ${space(8)});
    padding: ${space(6, 8)};
    border-radius: ${t('radius-control')};
  }
  &[data-tone='success'] {
    background: ${t('success-tint')};
  }
  &[data-tone='danger'] {
    background: ${t('danger-tint')};
  }
`;

/** Tints a line of a list that a change adds or takes away. */
export function Tint({ tone, ...rest }: TintProps) {
  return <Root data-tone={tone} {...rest} />;
}

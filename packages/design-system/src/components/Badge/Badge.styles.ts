import { css, styled } from 'styled-components';
import { space, t, type } from '../../theme/tokens.ts';
import { toneStyles } from './toneStyles.ts';

const badge = css`
  display: inline-flex;
  align-items: center;
  gap: ${space(4)};
  max-inline-size: 100%;
  min-block-size: 22px;
  padding: ${space(2, 6)};
  border: 1px solid;
  border-radius: ${t('radius-badge')};
  ${type(12)}
  font-weight: 500;
  white-space: nowrap;
  ${toneStyles}
  > svg {
    flex: none;
  }
  > [data-part='word'] {
    overflow: hidden;
    text-overflow: ellipsis;
  }
  &[data-explained] {
    cursor: help;
  }
  @media (forced-colors: active) {
    border-color: CanvasText;
  }
`;

export const BadgeRoot = styled.span`
  ${badge}
`;

/** A badge that opens an explanation of its status. */
export const BadgeButton = styled.button`
  ${badge}
  position: relative;
  font-family: inherit;
  cursor: pointer;
  &::after {
    content: '';
    position: absolute;
    /* Optical: the target is larger than the badge looks. */
    inset: -2px;
  }
  &:hover {
    border-color: currentColor;
  }
`;

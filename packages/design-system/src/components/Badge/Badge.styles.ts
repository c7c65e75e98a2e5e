import { styled } from 'styled-components';
import { t, type } from '../../theme/tokens.ts';
import { toneStyles } from './toneStyles.ts';

export const BadgeRoot = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 5px;
  max-inline-size: 100%;
  min-block-size: 22px;
  padding: 2px 7px;
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

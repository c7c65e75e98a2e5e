import { Tooltip } from 'react-aria-components/Tooltip';
import { styled } from 'styled-components';
import { WITH_MOTION } from '../../theme/styles.ts';
import { space, t, type } from '../../theme/tokens.ts';

export const Bubble = styled(Tooltip)`
  max-inline-size: 320px;
  padding: ${space(4, 8)};
  border-radius: ${t('radius-control')};
  background: ${t('bar')};
  color: ${t('on-bar')};
  border: 1px solid ${t('bar-line')};
  box-shadow: ${t('shadow')};
  ${type(12)}
  font-weight: 400;
  text-align: start;
  white-space: normal;
  overflow-wrap: anywhere;
  ${WITH_MOTION} {
    &[data-entering] {
      opacity: 0;
    }
  }
  transition: opacity ${t('state-time')} ease-out;
`;

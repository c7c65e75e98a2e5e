import { styled } from 'styled-components';
import { FIGURES } from '../../theme/styles.ts';
import { space, t, type } from '../../theme/tokens.ts';
import { TONES } from '../../theme/tones.ts';

export const StatRoot = styled.div`
  min-inline-size: 0;
  > [data-part='value'] {
    ${type(28)}
    font-weight: 600;
    ${FIGURES}
  }
  > [data-part='label'] {
    color: ${t('ink-muted')};
  }
  > [data-part='note'] {
    ${type(12)}
    color: ${t('ink-subtle')};
  }
  > [data-part='trend'] {
    margin-block-start: ${space(8)};
  }
  ${TONES.map((tone) => `&[data-tone='${tone}'] > [data-part='value'] { color: ${t(`${tone}-text`)}; }`).join('')}
  /* The text colour of the dark tone is only readable on its own tint. */
  &[data-tone='dark'] > [data-part='value'] {
    color: ${t('ink')};
  }
`;

export const StatCardRoot = styled(StatRoot)`
  padding: ${space(16)};
  border: 1px solid ${t('line')};
  border-radius: ${t('radius-card')};
  background: ${t('surface')};
`;

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
  > [data-part='usual'] {
    position: relative;
    margin-block: ${space(8)};
    block-size: 4px;
    border-radius: 2px;
    background: ${t('line')};
    print-color-adjust: exact;
  }
  > [data-part='usual'] > [data-part='bar'] {
    block-size: 100%;
    border-radius: inherit;
    background: ${t('success-solid')};
  }
  > [data-part='usual'][data-news='bad'] > [data-part='bar'] {
    background: ${t('warning-solid')};
  }
  > [data-part='usual'] > [data-part='usually'] {
    position: absolute;
    inset-block: calc(-1 * ${space(4)});
    inline-size: 2px;
    background: ${t('ink')};
  }
  > [data-part='trend'] {
    margin-block-start: ${space(8)};
  }
  ${TONES.map((tone) => `&[data-tone='${tone}'] > [data-part='value'] { color: ${t(`${tone}-text`)}; }`).join('')}
  /* The text colour of the dark tone is only readable on its own tint. */
  &[data-tone='dark'] > [data-part='value'] {
    color: ${t('ink')};
  }
  @media (forced-colors: active) {
    > [data-part='usual'] {
      forced-color-adjust: none;
      background: GrayText;
    }
    > [data-part='usual'] > [data-part='bar'] {
      background: Highlight;
    }
    > [data-part='usual'] > [data-part='usually'] {
      background: CanvasText;
    }
  }
`;

export const StatCardRoot = styled(StatRoot)`
  padding: ${space(16)};
  border: 1px solid ${t('line')};
  border-radius: ${t('radius-card')};
  background: ${t('surface')};
`;

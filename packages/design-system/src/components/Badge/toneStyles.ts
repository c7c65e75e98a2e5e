import { TONES } from '../../theme/tones.ts';
import { t } from '../../theme/tokens.ts';

/** Background, border and text colour of each tone, selected by `data-tone`. */
export const toneStyles = TONES.map(
  (tone) => `&[data-tone='${tone}'] {
    background: ${t(`${tone}-tint`)};
    border-color: ${t(`${tone}-line`)};
    color: ${t(`${tone}-text`)};
  }`,
).join('');

import { styled } from 'styled-components';
import { space, t, type } from '../../theme/tokens.ts';
import { toneStyles } from '../Badge/toneStyles.ts';

export const PillRoot = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space(2)};
  min-inline-size: 0;
  max-inline-size: 100%;
  min-block-size: 22px;
  padding: ${space(2, 8)};
  border: 1px solid ${t('line')};
  border-radius: 11px;
  background: ${t('sunken')};
  color: ${t('ink-muted')};
  ${type(12)}
  white-space: nowrap;
  ${toneStyles}
  &[data-tone='accent'] {
    background: ${t('accent-tint')};
    border-color: ${t('accent-tint')};
    color: ${t('accent')};
    font-weight: 500;
  }
  &[data-removable] {
    padding-inline-end: ${space(2)};
  }
  > [data-part='word'] {
    overflow: hidden;
    text-overflow: ellipsis;
  }
  > button {
    position: relative;
    display: grid;
    place-items: center;
    flex: none;
    inline-size: 18px;
    block-size: 18px;
    padding: 0;
    border: 0;
    border-radius: 50%;
    background: none;
    color: inherit;
    cursor: pointer;
  }
  > button::after {
    content: '';
    position: absolute;
    /* Optical: enlarges the target to 24 px. */
    inset: -3px;
  }
  > button:hover {
    background: ${t('hover')};
  }
`;

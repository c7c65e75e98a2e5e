import { styled } from 'styled-components';
import { FIGURES, SMALL_SCREEN } from '../../theme/styles.ts';
import { space, t } from '../../theme/tokens.ts';

export const Root = styled.nav`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(4, 8)};
  color: ${t('ink-muted')};
  ${FIGURES}
  > [data-part='range'] {
    margin-inline-end: auto;
  }
  > [data-part='sizes'],
  > [data-part='steps'] {
    display: flex;
    flex-wrap: wrap;
    gap: ${space(4)};
  }
  [data-part='numbers'] {
    display: flex;
    gap: ${space(2)};
  }
  /* As wide as two digits: the next page moves no button. */
  [data-part='numbers'] button {
    min-inline-size: ${t('control')};
    padding-inline: ${space(6)};
  }
  [data-part='numbers'] [aria-current] {
    background: ${t('accent-tint')};
    border-color: ${t('accent-line')};
    color: ${t('accent')};
    font-weight: 600;
  }
  @media (forced-colors: active) {
    [data-part='numbers'] [aria-current] {
      border-color: Highlight;
    }
  }
  /* Beside the navigation of a small window, numbers and steps have a line of their own. */
  @media (max-width: 959px) {
    &:has(> [data-part='numbers']) {
      display: grid;
      grid-template-columns: 1fr auto;
    }
    > [data-part='steps'] {
      grid-column: 2;
    }
    > [data-part='sizes'],
    > [data-part='steps'] {
      justify-self: end;
    }
  }
  /* A phone has room for two steps; they stay within reach of a thumb. */
  ${SMALL_SCREEN} {
    [data-part='numbers'] {
      display: none;
    }
  }
`;

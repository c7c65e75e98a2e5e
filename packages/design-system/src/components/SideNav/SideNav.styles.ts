import { styled } from 'styled-components';
import { FIGURES, focusRingInside, VISUALLY_HIDDEN } from '../../theme/styles.ts';
import { space, t, type } from '../../theme/tokens.ts';

export const NavRoot = styled.nav`
  display: flex;
  flex-direction: column;
  padding: ${space(12, 8)};
  ${type(13)}
  h2 {
    padding: ${space(12, 8, 4)};
    ${type(12)}
    font-weight: 400;
    color: ${t('ink-subtle')};
  }
  li a {
    position: relative;
    display: flex;
    align-items: center;
    gap: ${space(8)};
    min-block-size: 34px;
    padding-inline: ${space(8)};
    border: 1px solid transparent;
    border-radius: ${t('radius-control')};
    color: ${t('ink-muted')};
    font-weight: 500;
    text-decoration: none;
    overflow: clip;
  }
  li a:hover {
    background: ${t('hover')};
    color: ${t('ink')};
  }
  li a:focus-visible {
    ${focusRingInside}
  }
  li a[aria-current] {
    background: ${t('surface')};
    border-color: ${t('line')};
    color: ${t('ink')};
    font-weight: 600;
  }
  li a[aria-current]::before {
    content: '';
    position: absolute;
    inset-block: 0;
    inset-inline-start: 0;
    inline-size: 2px;
    background: ${t('accent')};
  }
  @media (forced-colors: active) {
    li a:not([aria-current]) {
      border-color: Canvas;
    }
    li a[aria-current]::before {
      background: Highlight;
    }
  }
  li a > [data-part='label'] {
    flex: 1;
    min-inline-size: 0;
  }
  li a > [data-part='count'] {
    font-weight: 500;
    color: ${t('ink-subtle')};
    ${FIGURES}
  }
  li a > [data-part='count'][data-tone='danger'] {
    color: ${t('danger-text')};
    font-weight: 600;
  }
  svg {
    flex: none;
  }
  &:not([data-folded]) li a > svg {
    display: none;
  }
  &[data-folded] {
    h2 {
      ${VISUALLY_HIDDEN}
    }
    section + section {
      margin-block-start: ${space(8)};
      padding-block-start: ${space(8)};
      border-block-start: 1px solid ${t('line')};
    }
    li a {
      justify-content: center;
      padding-inline: 0;
    }
    li a > [data-part='label'] {
      ${VISUALLY_HIDDEN}
    }
    li a > [data-part='count'] {
      display: none;
    }
    li a > [data-part='count'][data-tone='danger'] {
      display: block;
      position: absolute;
      inset-block-start: ${space(6)};
      inset-inline-end: ${space(8)};
      inline-size: 7px;
      block-size: 7px;
      border-radius: 50%;
      background: ${t('danger-solid')};
      font-size: 0;
    }
  }
  @media (forced-colors: active) {
    li a[aria-current] {
      border-color: Highlight;
    }
  }
`;

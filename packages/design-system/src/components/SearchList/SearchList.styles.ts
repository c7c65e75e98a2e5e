import { styled } from 'styled-components';
import { VISUALLY_HIDDEN } from '../../theme/styles.ts';
import { space, t, type } from '../../theme/tokens.ts';

export const SearchListRoot = styled.div`
  display: grid;
  position: relative;
  grid-template-rows: auto minmax(0, 1fr) auto;
  gap: ${space(8)};
  inline-size: 100%;
  min-inline-size: min(280px, 100%);
  [role='listbox'] {
    max-block-size: min(340px, 50vh);
    margin: 0;
    padding: 0;
    overflow: auto;
    list-style: none;
  }
  [role='option'] {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    column-gap: ${space(12)};
    align-items: center;
    min-block-size: ${t('control')};
    padding: ${space(4, 8)};
    border-radius: ${t('radius-control')};
    ${type(13)}
    cursor: pointer;
    scroll-margin: ${space(4)};
  }
  [role='option']:hover {
    background: ${t('hover')};
  }
  [role='option'][data-active] {
    background: ${t('accent-tint')};
    box-shadow: inset 2px 0 0 ${t('accent')};
  }
  [role='option'][data-active]:dir(rtl) {
    box-shadow: inset -2px 0 0 ${t('accent')};
  }
  [role='option'][data-current] > [data-part='label'] {
    font-weight: 600;
  }
  [role='option'] > [data-part='label'] {
    overflow-wrap: anywhere;
  }
  [role='option'] > [data-part='note'] {
    ${type(12)}
    color: ${t('ink-subtle')};
  }
  [data-part='section'],
  > p {
    margin: 0;
    padding: ${space(8, 8, 4)};
    ${type(12)}
    color: ${t('ink-subtle')};
  }
  > p[data-quiet],
  > p:empty {
    ${VISUALLY_HIDDEN}
  }
  > [data-part='error'] {
    display: grid;
    justify-items: start;
    gap: ${space(8)};
    padding: ${space(8)};
  }
  > [data-part='error'] > p {
    margin: 0;
    color: ${t('danger-text')};
  }
  [role='option'][aria-disabled] {
    color: ${t('ink-muted')};
    cursor: not-allowed;
  }
  small {
    display: block;
    ${type(12)}
    color: ${t('ink-muted')};
  }
  @media (forced-colors: active) {
    [role='option'][data-active] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
    [role='option'][aria-disabled] {
      color: GrayText;
    }
  }
`;

import { styled } from 'styled-components';
import { focusRingInside } from '../../theme/styles.ts';
import { space, t, type } from '../../theme/tokens.ts';

export const Root = styled.div`
  display: grid;
  gap: ${space(8)};
  inline-size: min(376px, 100vw - 48px);
  ${type(13)}
  > ul {
    max-block-size: min(420px, 50vh);
    margin: 0;
    padding: 0;
    overflow: auto;
    list-style: none;
  }
  > ul:focus-visible {
    ${focusRingInside}
  }
  li {
    display: grid;
    gap: ${space(4)};
    padding: ${space(8)};
    border-inline-start: 2px solid transparent;
  }
  li + li {
    border-block-start: 1px solid ${t('line')};
  }
  li[aria-current] {
    border-inline-start-color: ${t('accent')};
    background: ${t('accent-tint')};
  }
  @media (forced-colors: active) {
    li:not([aria-current]) {
      border-inline-start-color: Canvas;
    }
  }
  p {
    margin: 0;
  }
  > ul > li > [data-part='name'] {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${space(8)};
    min-inline-size: 0;
  }
  [data-part='now'] {
    flex: none;
    color: ${t('accent')};
    font-weight: 500;
    ${type(12)}
  }
  [data-part='next'] {
    color: ${t('ink-muted')};
  }
  [data-part='next'] b {
    font-weight: 500;
  }
  > [data-part='count'] {
    color: ${t('ink-muted')};
    ${type(12)}
  }
  > [data-part='count']:empty {
    display: none;
  }
`;

import { styled } from 'styled-components';
import { focusRingInside, SMALL_SCREEN, VISUALLY_HIDDEN } from '../../theme/styles.ts';
import { space, t, type } from '../../theme/tokens.ts';

export const Root = styled.div`
  position: relative;
  display: grid;
  /* Two columns when both fit into the list's own width, because the list may be inside a drawer. */
  grid-template-columns: repeat(auto-fit, minmax(min(100%, max(240px, calc(50% - ${space(8)}))), 1fr));
  gap: ${space(8, 16)};
  > :first-child {
    grid-column: 1 / -1;
  }
  section {
    background: ${t('surface')};
    border: 1px solid ${t('line')};
    border-radius: ${t('radius-card')};
    overflow: hidden;
  }
  header {
    display: flex;
    align-items: center;
    justify-content: space-between;
    min-block-size: 34px;
    padding-inline: ${space(12, 4)};
    background: ${t('sunken')};
    color: ${t('ink-muted')};
    font-weight: 500;
    ${type(12)}
  }
  ul {
    block-size: 240px;
    margin: 0;
    padding: 0;
    overflow-y: auto;
    list-style: none;
  }
  ul[hidden] {
    display: none;
  }
  li + li {
    border-block-start: 1px solid ${t('line')};
  }
  li button {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${space(8)};
    inline-size: 100%;
    min-block-size: 36px;
    padding: ${space(4, 12)};
    border: 0;
    background: none;
    text-align: start;
    overflow-wrap: anywhere;
    cursor: pointer;
  }
  li button:hover {
    background: ${t('hover')};
  }
  li button:focus-visible {
    ${focusRingInside}
  }
  li svg {
    flex: none;
    color: ${t('ink-muted')};
  }
  li button[aria-disabled] {
    color: ${t('ink-muted')};
    cursor: not-allowed;
  }
  li button[aria-disabled]:hover {
    background: none;
  }
  section > p {
    margin: 0;
    block-size: 240px;
    padding: ${space(24, 12)};
    color: ${t('ink-muted')};
    text-align: center;
  }
  [data-part='verb'],
  > [data-part='said'] {
    ${VISUALLY_HIDDEN}
  }
  small {
    display: block;
    color: ${t('ink-muted')};
    ${type(12)}
  }
  ${SMALL_SCREEN} {
    ul,
    section > p {
      block-size: 180px;
    }
  }
`;

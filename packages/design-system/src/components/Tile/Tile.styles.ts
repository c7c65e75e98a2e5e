import { styled } from 'styled-components';
import { FIGURES, focusRing, SMALL_SCREEN } from '../../theme/styles.ts';
import { space, t, type } from '../../theme/tokens.ts';

export const TileGridRoot = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  /* Title, description, and room for two facts that are still loading. */
  grid-auto-rows: auto auto minmax(64px, auto);
  gap: ${space(16)};
  ${SMALL_SCREEN} {
    grid-template-columns: minmax(0, 1fr);
    grid-auto-rows: auto;
  }
`;

export const TileRoot = styled.article`
  position: relative;
  /* Titles, descriptions and lines of a row are aligned, however many facts a tile has. */
  display: grid;
  grid-row: span 3;
  grid-template-rows: subgrid;
  row-gap: ${space(8)};
  padding: ${space(16)};
  border: 1px solid ${t('line')};
  border-radius: ${t('radius-card')};
  background: ${t('surface')};
  transition: border-color ${t('state-time')} ease-out;
  &:hover {
    border-color: ${t('line-control')};
  }
  > h2 {
    ${type(16)}
  }
  > h2 > a {
    color: inherit;
    text-decoration: none;
    outline: none;
  }
  /* The whole tile is the target of the link, but its name is only the title. */
  > h2 > a::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: ${t('radius-card')};
  }
  > h2 > a:focus-visible::after {
    ${focusRing}
  }
  > p {
    color: ${t('ink-muted')};
  }
  > dl {
    display: grid;
    align-content: start;
    gap: ${space(4)};
    margin-block-start: ${space(8)};
    padding-block-start: ${space(12)};
    border-block-start: 1px solid ${t('line')};
  }
  > dl > div {
    display: grid;
    grid-template-columns: minmax(24px, max-content) minmax(0, 1fr);
    gap: ${space(8)};
  }
  dt {
    grid-column: 2;
    grid-row: 1;
    color: ${t('ink-muted')};
  }
  /* Above the link of the whole tile. */
  dt > a {
    position: relative;
    z-index: 1;
    color: inherit;
  }
  dt > a:hover {
    color: ${t('accent')};
  }
  dd {
    grid-column: 1;
    grid-row: 1;
    font-weight: 600;
    ${FIGURES}
  }
  [data-tone='danger'] > dd {
    color: ${t('danger-text')};
  }
`;

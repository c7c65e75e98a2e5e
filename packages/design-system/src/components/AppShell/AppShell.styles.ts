import { styled } from 'styled-components';
import {
  accentStripe,
  focusRingInside,
  MEDIUM_SCREEN,
  PRINT,
  SMALL_SCREEN,
  VISUALLY_HIDDEN,
} from '../../theme/styles.ts';
import { space, t, type } from '../../theme/tokens.ts';

export const ShellRoot = styled.div`
  min-block-size: 100dvh;
  display: grid;
  grid-template: ${t('header')} 1fr / auto minmax(0, 1fr);
  grid-template-areas: 'header header' 'nav main';
  background: ${t('canvas')};
  > [data-part='skips'] {
    position: fixed;
    inset-block-start: ${space(8)};
    inset-inline-start: ${space(8)};
    z-index: 60;
    display: flex;
    gap: ${space(4)};
    padding: ${space(6, 4)};
    border-radius: ${t('radius-control')};
    background: ${t('raised')};
  }
  > [data-part='skips']:not(:focus-within) {
    ${VISUALLY_HIDDEN}
  }
  > [data-part='skips'] > a {
    padding-inline: ${space(8)};
    color: ${t('accent')};
    font-weight: 500;
  }
  > main {
    grid-area: main;
    min-inline-size: 0;
    outline: none;
  }
  &[data-plain] {
    grid-template-areas: 'header header' 'main main';
  }
  ${PRINT} {
    display: block;
    > :not(main) {
      display: none;
    }
  }
`;

export const ShellHeader = styled.header`
  grid-area: header;
  position: sticky;
  inset-block-start: 0;
  z-index: 50;
  display: flex;
  align-items: center;
  gap: ${space(8)};
  block-size: ${t('header')};
  padding-inline: ${space(16)};
  /* Optical: the stripe at the bottom leaves less room for text. */
  padding-block-end: 3px;
  background: ${t('bar')};
  color: ${t('on-bar')};
  &::after {
    content: '';
    position: absolute;
    inset-inline: 0;
    inset-block-end: 0;
    block-size: 3px;
    background: ${accentStripe('stripe')};
  }
  /* Forced colours remove the stripe; the border still marks the end of the bar. */
  @media (forced-colors: active) {
    border-block-end: 1px solid CanvasText;
  }
  > [data-part='brand'] {
    display: flex;
    align-items: center;
    gap: ${space(8)};
    min-block-size: 32px;
    margin-inline-end: ${space(8)};
    border-radius: ${t('radius-control')};
    color: inherit;
    ${type(14)}
    font-weight: 600;
    text-decoration: none;
  }
  > [data-part='brand'] > [data-part='mark'] {
    display: flex;
    flex: none;
  }
  > [data-part='brand']:focus-visible {
    outline-color: ${t('on-bar')};
  }
  /* The account's name may shrink. If a button shrank, it would overlap the next one. */
  > :not([data-part='account'], [data-part='rest']) {
    flex: none;
  }
  > [data-part='account'] {
    min-inline-size: 0;
    margin-inline-start: ${space(8)};
  }
  > [data-part='rest'] {
    flex: 1;
  }
  > [data-part='small'] {
    display: none;
  }
  ${MEDIUM_SCREEN} {
    > button > [data-part='quiet'] {
      display: none;
    }
    /* The picture stands for the person; the name stays for screen readers. */
    > [data-part='wide'] > button > [data-part='person'] {
      ${VISUALLY_HIDDEN}
    }
  }
  ${SMALL_SCREEN} {
    gap: ${space(6)};
    padding-inline: ${space(12)};
    > [data-part='brand'] {
      min-block-size: 40px;
      margin-inline-end: 0;
    }
    /* The mark stands for the name. Without a mark, the name stays. */
    > [data-part='brand'] > [data-part='mark'] + span,
    > [data-part='account'],
    > [data-part='wide'] {
      display: none;
    }
    > [data-part='small'] {
      display: inline-flex;
    }
  }
`;

export const ShellNav = styled.div`
  grid-area: nav;
  position: sticky;
  inset-block-start: ${t('header')};
  display: flex;
  flex-direction: column;
  justify-content: space-between;
  inline-size: ${t('nav-width')};
  block-size: calc(100dvh - ${t('header')});
  overflow: auto;
  background: ${t('sunken')};
  border-inline-end: 1px solid ${t('line')};
  &[data-folded] {
    inline-size: ${t('nav-folded')};
  }
  > button {
    display: flex;
    align-items: center;
    justify-content: space-between;
    min-block-size: 40px;
    margin: ${space(8)};
    padding-inline: ${space(8)};
    border: 0;
    border-radius: ${t('radius-control')};
    background: transparent;
    color: ${t('ink-subtle')};
    font-weight: 500;
    cursor: pointer;
  }
  > button:hover {
    background: ${t('hover')};
    color: ${t('ink')};
  }
  > button:focus-visible {
    ${focusRingInside}
  }
  &[data-folded] > button {
    justify-content: center;
    padding-inline: 0;
  }
  ${SMALL_SCREEN} {
    display: none;
  }
`;

/** The bar's controls keep their colours inside the menu of a small screen. */
export const OnBar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(8)};
  padding: ${space(8)};
  border-radius: ${t('radius-control')};
  background: ${t('bar')};
  color: ${t('on-bar')};
`;

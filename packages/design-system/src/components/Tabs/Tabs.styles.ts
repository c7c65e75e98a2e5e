import { styled } from 'styled-components';
import { FIGURES, focusRingInside } from '../../theme/styles.ts';
import { space, t } from '../../theme/tokens.ts';

/** How far the cut edge of the line fades, in CSS pixels. Optical. */
export const FADE = 32;

export const TabsRoot = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(16)};
  min-inline-size: 0;
  > [data-part='line'] {
    display: flex;
    align-items: center;
    gap: ${space(4)};
    min-inline-size: 0;
    border-block-end: 1px solid ${t('line')};
  }
  &[data-headed] {
    gap: ${space(8)};
  }
  &[data-headed] > [data-part='line'] {
    gap: ${space(12)};
  }
  > [data-part='line'] > [data-part='start'] {
    min-inline-size: 0;
    /* The rest is for the tabs. */
    max-inline-size: 36%;
  }
  > [data-part='line'] > [data-part='end'] {
    flex: none;
  }
  [role='tablist'] {
    flex: 1;
    min-inline-size: 0;
    display: flex;
    gap: ${space(4)};
    overflow-x: auto;
    scrollbar-width: none;
    scroll-padding-inline: ${FADE}px;
    margin-block-end: -1px;
  }
  /* The cut edge fades, to show that there are more tabs. Without browser support, only the menu shows it. */
  @supports (animation-timeline: scroll()) {
    [role='tablist'][data-cut] {
      --own-fade-start: 0px;
      --own-fade-end: ${FADE}px;
      mask-image: linear-gradient(
        to right,
        transparent,
        #000 var(--own-fade-start) calc(100% - var(--own-fade-end)),
        transparent
      );
      animation: mr-tabs-edge linear both;
      animation-timeline: scroll(self inline);
    }
    &:dir(rtl) [role='tablist'][data-cut] {
      mask-image: linear-gradient(
        to left,
        transparent,
        #000 var(--own-fade-start) calc(100% - var(--own-fade-end)),
        transparent
      );
    }
  }
  @property --own-fade-start {
    syntax: '<length>';
    inherits: false;
    initial-value: 0px;
  }
  @property --own-fade-end {
    syntax: '<length>';
    inherits: false;
    initial-value: ${FADE}px;
  }
  @keyframes mr-tabs-edge {
    5% {
      --own-fade-start: ${FADE}px;
    }
    95% {
      --own-fade-end: ${FADE}px;
    }
    to {
      --own-fade-start: ${FADE}px;
      --own-fade-end: 0px;
    }
  }
  [role='tab'] {
    display: flex;
    align-items: center;
    gap: ${space(6)};
    flex: none;
    min-block-size: 40px;
    padding: ${space(0, 8)};
    border: 0 solid transparent;
    border-block-end-width: 2px;
    background: none;
    color: ${t('ink-muted')};
    font-weight: 500;
    cursor: pointer;
    outline: none;
  }
  [role='tab']:hover {
    color: ${t('ink')};
  }
  [role='tab'][aria-selected='true'] {
    color: ${t('ink')};
    font-weight: 600;
    border-block-end-color: ${t('accent')};
  }
  [role='tab']:focus-visible {
    ${focusRingInside}
    border-radius: ${t('radius-control')};
  }
  [role='tab'] > [data-part='count'] {
    color: ${t('ink-subtle')};
    font-weight: 500;
    ${FIGURES}
  }
  [role='tab'] > [data-part='count'][data-tone='danger'] {
    color: ${t('danger-text')};
  }
  @media (forced-colors: active) {
    /* Forced colours draw the transparent border too, and every tab would look chosen. */
    [role='tab'] {
      border-block-end-width: 0;
      padding-block-end: ${space(2)};
    }
    [role='tab'][aria-selected='true'] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
  [role='tabpanel'] {
    min-inline-size: 0;
    border-radius: ${t('radius-card')};
  }
`;

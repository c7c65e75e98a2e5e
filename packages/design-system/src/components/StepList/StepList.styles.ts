import { styled } from 'styled-components';
import { focusRing, SMALL_SCREEN, VISUALLY_HIDDEN } from '../../theme/styles.ts';
import { space, t, type } from '../../theme/tokens.ts';

export const StepListRoot = styled.ol`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(8, 24)};
  > li {
    display: flex;
    align-items: center;
    gap: ${space(8)};
    min-block-size: 24px;
    min-inline-size: 0;
    font-weight: 500;
    color: ${t('ink-muted')};
  }
  > li[data-state='current'] {
    color: ${t('ink')};
    font-weight: 600;
  }
  > li > [data-part='words'] {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  > li > [data-part='words'] > [data-part='line'] {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: ${space(0, 8)};
  }
  > li > [data-part='words'] > [data-part='line'] > :is(a, button) {
    padding: 0;
    border: 0;
    background: none;
    color: inherit;
    font: inherit;
    text-decoration: none;
    cursor: pointer;
  }
  > li > [data-part='words'] > [data-part='line'] > button:focus-visible {
    ${focusRing}
  }
  > li > [data-part='words'] > [data-part='line'] > :is(a, button):hover {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  > li > [data-part='sign'] {
    display: grid;
    flex: none;
    place-items: center;
    inline-size: 20px;
    block-size: 20px;
    border: 1px solid ${t('line-control')};
    border-radius: 50%;
    ${type(12)}
    font-weight: 600;
  }
  > li[data-state='done'] > [data-part='sign'] {
    background: ${t('success-tint')};
    border-color: ${t('success-line')};
    color: ${t('success-text')};
  }
  > li[data-state='current'] > [data-part='sign'] {
    background: ${t('accent')};
    border-color: ${t('accent')};
    color: ${t('on-accent')};
  }
  > li[data-state='waiting'] > [data-part='sign'] {
    background: ${t('warning-tint')};
    border-color: ${t('warning-line')};
    color: ${t('warning-text')};
  }
  > li[data-state='error'] > [data-part='sign'] {
    background: ${t('danger-tint')};
    border-color: ${t('danger-line')};
    color: ${t('danger-text')};
  }
  > li > [data-part='words'] > [data-part='line'] > [data-part='state'] {
    ${VISUALLY_HIDDEN}
  }
  > li > [data-part='words'] > [data-part='line'] > [data-part='note'] {
    unicode-bidi: plaintext;
    font-weight: 400;
    color: ${t('ink-subtle')};
  }
  > li > [data-part='words'] > [data-part='reason'] {
    font-weight: 400;
    color: ${t('ink')};
  }
  > li[data-state='error'] > [data-part='words'] > [data-part='reason'] {
    color: ${t('danger-text')};
  }
  > li > [data-part='words'] > details {
    font-weight: 400;
    color: ${t('ink')};
  }
  > li > [data-part='words'] > details > summary {
    inline-size: fit-content;
    min-block-size: 24px;
    cursor: pointer;
    color: ${t('accent')};
  }
  > li > [data-part='words'] > details > summary:focus-visible {
    ${focusRing}
  }
  /* Notes, reasons and details are below the name, and a line connects the signs. */
  &[data-layout='column'] {
    flex-direction: column;
    flex-wrap: nowrap;
    gap: 0;
  }
  &[data-layout='column'] > li {
    position: relative;
    align-items: flex-start;
    padding-block-end: ${space(12)};
  }
  &[data-layout='column'] > li:last-of-type {
    padding-block-end: 0;
  }
  &[data-layout='column'] > li:not(:last-of-type)::before {
    content: '';
    position: absolute;
    /* Optical: starts below the sign, at its centre. */
    inset-block: 24px 0;
    /* Optical: as above. */
    inset-inline-start: 10px;
    border-inline-start: 1px solid ${t('line-control')};
  }
  ${SMALL_SCREEN} {
    &:not([data-layout='column']) {
      flex-direction: column;
    }
  }
  @media (forced-colors: active) {
    > li[aria-current] {
      outline: none;
    }
    > li[data-state='current'] > [data-part='sign'] {
      forced-color-adjust: none;
      background: Highlight;
      border-color: Highlight;
      color: HighlightText;
    }
  }
`;

import { styled } from 'styled-components';
import { space, t, type } from '../../theme/tokens.ts';
import { CalendarBox, DateRoot } from '../DatePicker/DatePicker.styles.ts';

export const RangeRoot = styled(DateRoot)`
  > [data-part='ends'] {
    display: flex;
    flex: 1;
    flex-wrap: wrap;
    column-gap: ${space(4)};
    padding-block: ${space(2)};
  }
  [data-part='segments'] {
    margin-inline-end: 0;
  }
  > [data-part='ends'] > [data-part='dash'],
  > [data-part='ends'] > [data-part='zone'] {
    padding-block: ${space(2)};
    color: ${t('ink-muted')};
  }
  > [data-part='buttons'] {
    display: flex;
    align-items: center;
    align-self: flex-start;
    /* Aligns the buttons with the first line when the segments wrap. */
    min-block-size: calc(${t('control')} - 2px);
  }
`;

export const RangeBox = styled(CalendarBox)`
  display: flex;
  align-items: flex-start;
  max-inline-size: calc(100vw - 24px);
  padding: 0;
  > [data-part='presets'] {
    margin: 0;
    list-style: none;
    display: grid;
    gap: ${space(4)};
    padding: ${space(12)};
    border-inline-end: 1px solid ${t('line')};
    align-self: stretch;
    align-content: start;
  }
  > [data-part='presets'] button {
    inline-size: 100%;
    padding-inline: ${space(8)};
    justify-content: flex-start;
  }
  > [data-part='presets'] button[aria-pressed='true'] {
    background: ${t('accent-tint')};
    box-shadow: inset 0 0 0 1px ${t('accent-line')};
    color: ${t('accent')};
  }
  @media (forced-colors: active) {
    > [data-part='presets'] button[aria-pressed='true'] {
      background: Highlight;
      color: HighlightText;
    }
  }
  > [data-part='calendar'] {
    padding: ${space(12)};
  }
  td {
    padding-inline: 0;
  }
  td[aria-selected='true'],
  [data-part='day'][data-selected] {
    border-radius: 0;
    background: ${t('accent-tint')};
    color: ${t('ink')};
    font-weight: 400;
  }
  /* In high contrast tints are white, so lines show where the range goes on. */
  [data-part='day'][data-selected] {
    background-image:
      linear-gradient(${t('accent-line')}, ${t('accent-line')}),
      linear-gradient(${t('accent-line')}, ${t('accent-line')});
    background-position: top, bottom;
    background-size: 100% 1px;
    background-repeat: no-repeat;
  }
  [data-part='day'][data-selection-start],
  [data-part='day'][data-selection-end] {
    background: ${t('accent')};
    color: ${t('on-accent')};
    font-weight: 600;
  }
  [data-part='day'][data-selection-start] {
    border-start-start-radius: ${t('radius-control')};
    border-end-start-radius: ${t('radius-control')};
  }
  [data-part='day'][data-selection-end] {
    border-start-end-radius: ${t('radius-control')};
    border-end-end-radius: ${t('radius-control')};
  }
  [data-part='times'] {
    display: flex;
    flex-wrap: wrap;
    gap: ${space(12)};
    padding-block-start: ${space(12)};
    margin-block-start: ${space(8)};
    border-block-start: 1px solid ${t('line')};
  }
  [data-part='time-field'] {
    padding-inline-end: ${space(8)};
  }
  [data-part='time-label'] {
    display: block;
    padding-block-end: ${space(4)};
    color: ${t('ink-muted')};
    ${type(12)}
  }
  @media (max-width: 719px) {
    flex-direction: column;
    > [data-part='presets'] {
      display: flex;
      flex-wrap: wrap;
      border-inline-end: 0;
      border-block-end: 1px solid ${t('line')};
      align-self: auto;
    }
    > [data-part='calendar'],
    [data-part='months'] > div,
    table {
      inline-size: 100%;
    }
    table {
      table-layout: fixed;
    }
    [data-part='day'] {
      inline-size: auto;
    }
    > [data-part='presets'] button {
      inline-size: auto;
    }
  }
`;

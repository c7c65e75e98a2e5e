import { Tabs } from 'react-aria-components/Tabs';
import { styled } from 'styled-components';
import { figures, focusRingInside } from '../../theme/styles.ts';
import { t } from '../../theme/tokens.ts';

export const TabsRoot = styled(Tabs)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  min-inline-size: 0;
  [role='tablist'] {
    display: flex;
    gap: 4px;
    overflow-x: auto;
    scrollbar-width: thin;
    border-block-end: 1px solid ${t('line')};
  }
  [role='tab'] {
    display: flex;
    align-items: center;
    gap: 6px;
    flex: none;
    min-block-size: 40px;
    padding-inline: 10px;
    border-block-end: 2px solid transparent;
    margin-block-end: -1px;
    color: ${t('ink-muted')};
    font-weight: 500;
    cursor: pointer;
    outline: none;
  }
  [role='tab']:hover {
    color: ${t('ink')};
  }
  [role='tab'][data-selected] {
    color: ${t('ink')};
    font-weight: 600;
    border-block-end-color: ${t('accent')};
  }
  [role='tab'][data-focus-visible] {
    ${focusRingInside}
    border-radius: ${t('radius-control')};
  }
  [data-part='count'] {
    color: ${t('ink-subtle')};
    font-weight: 500;
    ${figures}
  }
  [data-part='count'][data-tone='danger'] {
    color: ${t('danger-text')};
  }
  [role='tabpanel'] {
    min-inline-size: 0;
    border-radius: ${t('radius-card')};
  }
`;

import { styled } from 'styled-components';
import { t, type } from '../../theme/tokens.ts';

export const StateRoot = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: 12px;
  padding: 48px 16px;
  text-align: center;
  > [data-part='title'] {
    ${type(14)}
    font-weight: 600;
    max-inline-size: 100%;
    overflow-wrap: anywhere;
  }
  > [data-part='text'] {
    max-inline-size: 480px;
    color: ${t('ink-muted')};
    overflow-wrap: anywhere;
  }
  > [data-part='actions'] {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: 8px;
  }
  > details {
    max-inline-size: 100%;
    color: ${t('ink-subtle')};
    ${type(12)}
  }
  > details pre {
    margin: 8px 0 0;
    text-align: start;
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
`;

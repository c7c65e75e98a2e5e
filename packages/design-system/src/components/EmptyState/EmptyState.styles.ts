import { styled } from 'styled-components';
import { space, t, type } from '../../theme/tokens.ts';

export const StateRoot = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: ${space(12)};
  padding: ${space(48, 16)};
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
    gap: ${space(8)};
  }
  > details {
    max-inline-size: 100%;
    color: ${t('ink-subtle')};
    ${type(12)}
  }
  > details pre {
    margin: ${space(8, 0, 0)};
    text-align: start;
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
`;

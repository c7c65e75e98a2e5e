import { styled } from 'styled-components';
import { visuallyHidden } from '../../theme/styles.ts';
import { t, type } from '../../theme/tokens.ts';

export const StepListRoot = styled.ol`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 28px;
  > li {
    display: flex;
    align-items: center;
    gap: 8px;
    min-block-size: 24px;
    font-weight: 500;
    color: ${t('ink-muted')};
  }
  > li[data-state='current'] {
    color: ${t('ink')};
    font-weight: 600;
  }
  > li > a {
    color: inherit;
    text-decoration: none;
  }
  > li > a:hover {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  [data-part='sign'] {
    display: grid;
    place-items: center;
    inline-size: 20px;
    block-size: 20px;
    border: 1px solid ${t('line-control')};
    border-radius: 50%;
    ${type(12)}
    font-weight: 600;
  }
  [data-state='done'] > [data-part='sign'] {
    background: ${t('success-tint')};
    border-color: ${t('success-line')};
    color: ${t('success-text')};
  }
  [data-state='current'] > [data-part='sign'] {
    background: ${t('accent')};
    border-color: ${t('accent')};
    color: ${t('on-accent')};
  }
  [data-state='error'] > [data-part='sign'] {
    background: ${t('danger-tint')};
    border-color: ${t('danger-line')};
    color: ${t('danger-text')};
  }
  [data-part='state'] {
    ${visuallyHidden}
  }
  [data-part='note'] {
    font-weight: 400;
    color: ${t('ink-subtle')};
  }
`;

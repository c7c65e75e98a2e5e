import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { SMALL_SCREEN } from '../../theme/styles.ts';
import { space, t } from '../../theme/tokens.ts';

export interface PageProps extends ComponentProps<'div'> {
  /** 'narrow' for a form or a message (720 px), 'landing' for tiles (1,072 px), 'full' for the rest (1,760 px at most). Default 'full'. */
  width?: 'full' | 'narrow' | 'landing' | undefined;
}

const Root = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space(16)};
  padding: ${space(16)} ${t('page')} ${space(48)};
  min-inline-size: 0;
  inline-size: 100%;
  /* Wider than this, the eye no longer finds the end of the row that it began to read. */
  max-inline-size: calc(1760px + 2 * ${t('page')});
  margin-inline: auto;
  &[data-width='narrow'] {
    max-inline-size: calc(720px + 2 * ${t('page')});
  }
  &[data-width='landing'] {
    max-inline-size: calc(1072px + 2 * ${t('page')});
    padding-block-start: ${space(48)};
  }
  ${SMALL_SCREEN} {
    padding-inline: ${space(12)};
    padding-block-start: ${space(16)};
    &[data-width='landing'] {
      padding-block-start: ${space(16)};
    }
  }
`;

/** The body of a screen: its padding, and the distance between header, banner and cards. */
export function Page({ width = 'full', ...rest }: PageProps) {
  return <Root data-width={width} {...rest} />;
}

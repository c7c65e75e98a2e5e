import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { SMALL_SCREEN } from '../../theme/styles.ts';
import { space, t } from '../../theme/tokens.ts';

export interface PageProps extends ComponentProps<'div'> {
  /** 'narrow' for a form or a message (720 px), 'landing' for tiles (1,072 px), 'full' for everything else (at most 1,760 px). Default 'full'. */
  width?: 'full' | 'narrow' | 'landing' | undefined;
}

const Root = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space(16)};
  padding: ${space(16)} ${t('page')} ${space(48)};
  min-inline-size: 0;
  inline-size: 100%;
  /* In a wider page it is hard to follow a table row from its start to its end. */
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

/** The body of a screen. Sets the padding, and the distance between header, banner and cards. */
export function Page({ width = 'full', ...rest }: PageProps) {
  return <Root data-width={width} {...rest} />;
}

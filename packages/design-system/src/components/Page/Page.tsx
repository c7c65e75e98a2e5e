import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { SMALL_SCREEN, WIDE_SCREEN } from '../../theme/styles.ts';
import { space, t } from '../../theme/tokens.ts';

export interface PageProps extends ComponentProps<'div'> {
  /**
   * 'narrow' for a form (720 px, with the left edge of a full page), 'message' for one message in the middle of a page
   * without navigation (720 px), 'landing' for tiles (1,072 px), 'full' for everything else (at most 1,760 px). Default
   * 'full'.
   */
  width?: 'full' | 'narrow' | 'message' | 'landing' | undefined;
  /** Leaves less room around the content from 1,200 px on, for a `Split` that fills the window. Default false. */
  isDense?: boolean | undefined;
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
  /* Not the page itself: from a list to its form, the title would jump to the middle. */
  &[data-width='narrow'] > * {
    inline-size: 100%;
    max-inline-size: 720px;
  }
  &[data-width='message'] {
    max-inline-size: calc(720px + 2 * ${t('page')});
  }
  &[data-width='landing'] {
    max-inline-size: calc(1072px + 2 * ${t('page')});
    padding-block-start: ${space(48)};
  }
  &[data-dense] {
    ${WIDE_SCREEN} {
      gap: ${space(8)};
      padding-block: ${space(8)} var(--own-foot);
      /* A Split inside ends where this begins. */
      --own-foot: ${space(16)};
    }
  }
  ${SMALL_SCREEN} {
    padding-inline: ${space(12)};
    padding-block: ${space(16)} calc(${space(48)} + ${space(48)});
    &[data-width='landing'] {
      padding-block-start: ${space(16)};
    }
  }
`;

/** The body of a screen. Sets the padding, and the distance between header, banner and cards. */
export function Page({ width = 'full', isDense = false, ...rest }: PageProps) {
  return <Root data-width={width} data-dense={isDense || undefined} {...rest} />;
}

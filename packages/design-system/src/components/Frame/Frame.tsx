import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { t } from '../../theme/tokens.ts';

export interface FrameProps extends Omit<ComponentProps<'iframe'>, 'src' | 'srcDoc' | 'title'> {
  /** What is seen in it, for screen readers. */
  title: string;
  /** Address of a document on another host than the application's. */
  src?: string | undefined;
  /** The document itself; it has no origin, so nothing of the application is in its reach. */
  html?: string | undefined;
  /** Full height of the window, or of what it stands in. Default 'viewport'. */
  height?: 'viewport' | 'fill' | undefined;
  /** What the document is told that its reader prefers; a document that knows no dark form stays as it is. */
  scheme?: 'light' | 'dark' | undefined;
}

const Root = styled.iframe`
  display: block;
  inline-size: 100%;
  block-size: 100%;
  border: 0;
  background: ${t('progress-gap')};
  color-scheme: light;
  pointer-events: none;
  &[data-scheme='dark'] {
    color-scheme: dark;
  }
  &[data-height='viewport'] {
    block-size: 100vh;
    block-size: 100dvh;
  }
`;

/** Shows a foreign document that can't be acted on: sandboxed without scripts, without pointer, out of the tab order. */
export function Frame({ title, src, html, height = 'viewport', scheme, ...rest }: FrameProps) {
  return (
    <Root
      title={title}
      sandbox=""
      referrerPolicy="no-referrer"
      tabIndex={-1}
      data-height={height}
      data-scheme={scheme}
      {...(src === undefined ? { srcDoc: html ?? '' } : { src })}
      {...rest}
    />
  );
}

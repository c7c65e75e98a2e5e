import type { ComponentProps } from 'react';
import { styled } from 'styled-components';

export interface FrameProps extends Omit<ComponentProps<'iframe'>, 'src' | 'srcDoc' | 'title'> {
  /** Names the document for screen readers. */
  title: string;
  /** The address of a document on another host than the application's. */
  src?: string | undefined;
  /** The document itself; it gets no origin, so it can't reach anything of the application. */
  html?: string | undefined;
  /** As high as the window or as the parent element. Default 'viewport'. */
  height?: 'viewport' | 'fill' | undefined;
  /** The colour scheme that the document sees as preferred; a document without dark mode doesn't change. */
  scheme?: 'light' | 'dark' | undefined;
  /**
   * Lets the pointer reach the document and its scripts run, still without an origin. Only for a document whose scripts
   * are the application's own. Default false.
   */
  isInteractive?: boolean | undefined;
}

const Root = styled.iframe`
  display: block;
  inline-size: 100%;
  block-size: 100%;
  border: 0;
  /* A document without a background is drawn on the browser's own paper, whatever the theme around it. */
  background: Canvas;
  color-scheme: light;
  pointer-events: none;
  &[data-scheme='dark'] {
    color-scheme: dark;
  }
  &[data-interactive] {
    pointer-events: auto;
  }
  &[data-height='viewport'] {
    block-size: 100vh;
    block-size: 100dvh;
  }
`;

/** Shows a foreign document that can't be interacted with: sandboxed, without scripts, pointer events or tab stop. */
export function Frame(props: FrameProps) {
  const { title, src, html, height = 'viewport', scheme, isInteractive = false, ...rest } = props;
  return (
    <Root
      title={title}
      sandbox={isInteractive ? 'allow-scripts' : ''}
      data-interactive={isInteractive || undefined}
      referrerPolicy="no-referrer"
      tabIndex={-1}
      data-height={height}
      data-scheme={scheme}
      {...(src === undefined ? { srcDoc: html ?? '' } : { src })}
      {...rest}
    />
  );
}

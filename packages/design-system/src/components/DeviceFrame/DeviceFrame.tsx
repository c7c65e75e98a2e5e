import type { ComponentProps, ReactNode, Ref } from 'react';
import { styled } from 'styled-components';
import { focusRingInside } from '../../theme/styles.ts';
import { space, t } from '../../theme/tokens.ts';
import { Frame } from '../Frame/Frame.tsx';

export interface DeviceFrameProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** Names the document for screen readers. */
  label: string;
  /** The address of the document, on another host than the application's. */
  src?: string | undefined;
  /** The document itself, when it has no address. */
  html?: string | undefined;
  /** The width of the device in px. Default: the available width. */
  width?: number | undefined;
  /** The height of the document in px; when it exceeds the card, the card scrolls. Default 800. */
  height?: number | undefined;
  /**
   * A value below 1 lays the document out wider and draws it smaller, to show a whole e-mail in a narrow place. Default
   * 1.
   */
  scale?: number | undefined;
  /** The colour scheme that the document sees as preferred. Default 'light'. */
  scheme?: 'light' | 'dark' | undefined;
  /**
   * Lets the pointer reach the document and its scripts run, still without an origin. Only for a document whose scripts
   * are the application's own. Default false.
   */
  isInteractive?: boolean | undefined;
  /** The frame itself, to exchange messages with its document. */
  frameRef?: Ref<HTMLIFrameElement> | undefined;
  /** Controls above the document, such as a choice of device. */
  toolbar?: ReactNode;
}

const Root = styled.section`
  border: 1px solid ${t('line')};
  border-radius: ${t('radius-card')};
  background: ${t('surface')};
  overflow: clip;
  > [data-part='toolbar'] {
    display: flex;
    flex-wrap: wrap;
    gap: ${space(4)};
    padding: ${space(6, 8)};
    border-block-end: 1px solid ${t('line')};
  }
  > [data-part='desk'] {
    /* On a phone at most as high as wide: a mail would fill it, and what is said about it would be a screen away. */
    max-block-size: min(70vh, 100vw);
    padding: ${space(16)};
    overflow: auto;
    /* Firefox would draw a white track in the dark theme. */
    scrollbar-color: ${t('line-control')} transparent;
    background: ${t('sunken')};
  }
  > [data-part='desk']:focus-visible {
    ${focusRingInside}
  }
  [data-part='device'] {
    inline-size: 100%;
    max-inline-size: var(--own-width);
    block-size: var(--own-height);
    margin-inline: auto;
    border: 1px solid ${t('line')};
    overflow: clip;
  }
  [data-part='device'] > iframe {
    inline-size: calc(100% / var(--own-scale));
    block-size: calc(100% / var(--own-scale));
    transform: scale(var(--own-scale));
    transform-origin: 0 0;
  }
  [data-part='device'] > iframe:dir(rtl) {
    transform-origin: 100% 0;
  }
`;

/** A document as it looks on a device. */
export function DeviceFrame(props: DeviceFrameProps) {
  const { label, src, html, width, height = 800, scale = 1, scheme, isInteractive, frameRef, toolbar, ...rest } = props;
  const measures = {
    '--own-width': width ? `${width}px` : 'none',
    '--own-height': `${height}px`,
    '--own-scale': scale,
  };
  return (
    <Root aria-label={label} {...rest}>
      {toolbar && <div data-part="toolbar">{toolbar}</div>}
      {/* The frame takes no focus, so the area around it scrolls by keyboard. */}
      <div data-part="desk" tabIndex={0} role="group" aria-label={label}>
        <div data-part="device" style={measures as ComponentProps<'div'>['style']}>
          <Frame
            ref={frameRef}
            title={label}
            src={src}
            html={html}
            height="fill"
            scheme={scheme}
            isInteractive={isInteractive}
          />
        </div>
      </div>
    </Root>
  );
}

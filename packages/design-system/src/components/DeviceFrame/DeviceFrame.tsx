import { lazy, Suspense, useRef, type ComponentProps, type ReactNode, type Ref } from 'react';
import { styled } from 'styled-components';
import { FIGURES, FILLING_BASIS, focusRingInside } from '../../theme/styles.ts';
import { space, t, type } from '../../theme/tokens.ts';
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
   * The width in px that the document is laid out for. Where there is less room, it is drawn smaller instead of being
   * cut. Default: the available width.
   */
  layoutWidth?: number | undefined;
  /** Says below the document how wide it is laid out and how much smaller it is drawn. Default false. */
  isMeasured?: boolean | undefined;
  /** As high as the place around it, such as a `Split` that fills the window. Default false: at most 70 % of the window. */
  isFilling?: boolean | undefined;
  /** A small picture of the document from edge to edge, as in a card. It neither scrolls nor takes the focus. Default false. */
  isPicture?: boolean | undefined;
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

/** Keeps the line's height until its words have loaded. */
const NOT_YET = '\u00a0';

const DrawnAt = lazy(() => import('./DrawnAt.tsx'));

/** How much smaller the document is drawn: available width by layout width, as a number. */
const SCALE = 'min(1, tan(atan2(100cqi, var(--own-layout))))';

const Root = styled.section`
  display: flex;
  flex-direction: column;
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
  &[data-filling] > [data-part='desk'] {
    flex: 1 1 ${FILLING_BASIS};
    max-block-size: none;
  }
  > [data-part='drawn-at'] {
    padding: ${space(6, 16)};
    border-block-start: 1px solid ${t('line')};
    color: ${t('ink-muted')};
    ${FIGURES}
    ${type(12)}
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
    container-type: inline-size;
  }
  &[data-picture],
  &[data-picture] [data-part='device'] {
    border: 0;
    border-radius: 0;
  }
  &[data-picture] > [data-part='desk'] {
    padding: 0;
    overflow: clip;
  }
  [data-part='device'] > iframe {
    inline-size: max(100%, var(--own-layout));
    block-size: calc(100% / ${SCALE});
    transform: scale(${SCALE});
    transform-origin: 0 0;
  }
  [data-part='device'] > iframe:dir(rtl) {
    transform-origin: 100% 0;
  }
`;

/** A document as it looks on a device. */
export function DeviceFrame(props: DeviceFrameProps) {
  const { label, src, html, width, height = 800, layoutWidth = 1, isMeasured = false, isFilling, ...others } = props;
  const { isPicture, scheme, isInteractive, frameRef, toolbar, ...rest } = others;
  const device = useRef<HTMLDivElement>(null);
  const measures = {
    '--own-width': width ? `${width}px` : 'none',
    '--own-height': `${height}px`,
    '--own-layout': `${layoutWidth}px`,
  };
  return (
    <Root
      aria-label={isPicture ? undefined : label}
      data-filling={isFilling || undefined}
      data-picture={isPicture || undefined}
      {...rest}
    >
      {toolbar && <div data-part="toolbar">{toolbar}</div>}
      {/* The frame takes no focus, so the area around it scrolls by keyboard. */}
      <div data-part="desk" {...(!isPicture && { tabIndex: 0, role: 'group', 'aria-label': label })}>
        <div ref={device} data-part="device" style={measures as ComponentProps<'div'>['style']}>
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
      {isMeasured && (
        <div data-part="drawn-at">
          <Suspense fallback={NOT_YET}>
            <DrawnAt device={device} layoutWidth={layoutWidth} />
          </Suspense>
        </div>
      )}
    </Root>
  );
}

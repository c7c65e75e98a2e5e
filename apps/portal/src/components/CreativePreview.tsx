import { Button, DeviceFrame, EmptyState } from '@mailroom/design-system';
import { MOST_MARKS } from '@mailroom/domain/constants';
import { useState, type Ref } from 'react';
import { MAIL_WIDTH, PHONE_WIDTH } from './mailWidth.ts';
import { useKeptSource } from './useKeptSource.ts';
import type { HtmlPlace } from './usePickedPlace.ts';

interface CreativePreviewProps {
  name: string;
  revision: number | null;
  /** The address with its ticket, which changes with each fetch. */
  url: string | null;
  /** A new value loads the document again. Default: the revision is enough. */
  version?: string | undefined;
  /** The document's height in pixels. */
  height?: number;
  /** As high as the place around it; its document scrolls there. Default false. */
  isFilling?: boolean;
  /** Places of the HTML to outline. The document opens at the first one, which stands out and shows its link's number. */
  marks?: readonly HtmlPlace[] | undefined;
  /** Places of findings. A button outlines them, or leaves them out. */
  boxes?: readonly HtmlPlace[] | undefined;
  /** The frame, to exchange places with the inspected page (`usePickedPlace`). Without it the e-mail takes no clicks. */
  frameRef?: Ref<HTMLIFrameElement>;
}

interface View {
  version: string;
  hasImages: boolean;
  marks: string;
  boxes: string;
  isInspected: boolean;
}

function addressOf(url: string, { version, hasImages, marks, boxes, isInspected }: View): string {
  if (version === '' && hasImages && marks === '' && boxes === '' && !isInspected) return url;
  const address = new URL(url);
  // Two tickets of one second are alike, and a frame doesn't load the address that it has.
  if (version !== '') address.searchParams.set('version', version);
  if (isInspected) address.pathname = address.pathname.replace(/creative\.html$/, 'inspect');
  if (boxes !== '') address.searchParams.set('box', boxes);
  if (!hasImages) address.searchParams.set('images', 'off');
  if (marks !== '') {
    address.searchParams.set('mark', marks);
    address.hash = 'mailroom-mark';
  }
  return address.href;
}

function written(places: readonly HtmlPlace[]): string {
  return places
    .slice(0, MOST_MARKS)
    .map(({ line, col }) => `${line}:${col}`)
    .join(',');
}

/** A preview of the e-mail: wide or on a phone, in dark mode, without images. Links and forms in it don't work. */
export function CreativePreview(props: CreativePreviewProps) {
  const { name, revision, url, version = '', height, isFilling = false, marks = [], boxes = [], frameRef } = props;
  const [isPhone, setPhone] = useState(false);
  const [isDark, setDark] = useState(false);
  const [hasImages, setImages] = useState(true);
  const [hasBoxes, setBoxes] = useState(true);
  const view = {
    version,
    hasImages,
    marks: written(marks),
    boxes: hasBoxes ? written(boxes) : '',
    isInspected: frameRef !== undefined,
  };
  const address = url && addressOf(url, view);
  const key = `${revision}/${version}/${hasImages}/${view.marks}/${view.boxes}/${address === null}`;
  const source = useKeptSource(key, address);
  if (!source) return <EmptyState title="This creative has no HTML yet" />;
  const choice = { size: 'small', variant: 'quiet' } as const;
  return (
    <DeviceFrame
      label={`Preview of ${name}`}
      src={source}
      width={isPhone ? PHONE_WIDTH : undefined}
      {...(height !== undefined && { height })}
      layoutWidth={isPhone ? PHONE_WIDTH : MAIL_WIDTH}
      isMeasured
      isFilling={isFilling}
      scheme={isDark ? 'dark' : 'light'}
      isInteractive={view.isInspected}
      frameRef={frameRef}
      toolbar={
        <>
          <Button {...choice} aria-pressed={!isPhone} onClick={() => setPhone(false)}>
            Desktop
          </Button>
          <Button {...choice} aria-pressed={isPhone} onClick={() => setPhone(true)}>
            390 px
          </Button>
          <Button {...choice} aria-pressed={isDark} onClick={() => setDark(!isDark)}>
            Dark
          </Button>
          <Button {...choice} aria-pressed={!hasImages} onClick={() => setImages(!hasImages)}>
            Images off
          </Button>
          {boxes.length > 0 && (
            <Button {...choice} aria-pressed={hasBoxes} onClick={() => setBoxes(!hasBoxes)}>
              Findings
            </Button>
          )}
        </>
      }
    />
  );
}

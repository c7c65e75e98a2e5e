import { Button, DeviceFrame, EmptyState } from '@mailroom/design-system';
import { useState } from 'react';

interface CreativePreviewProps {
  name: string;
  revision: number | null;
  /** The address with its ticket, which changes with each fetch. */
  url: string | null;
  /** A new value loads the document again. Default: the revision is enough. */
  version?: string;
  /** The document's height in pixels. */
  height?: number;
  /** A value below 1 draws a wide e-mail smaller. Default 1. */
  scale?: number;
}

const PHONE = 390;

function withoutImages(url: string): string {
  const address = new URL(url);
  address.searchParams.set('images', 'off');
  return address.href;
}

/** A preview of the e-mail: wide or on a phone, in dark mode, without images. Links and forms in it don't work. */
export function CreativePreview({ name, revision, url, version = '', height, scale = 1 }: CreativePreviewProps) {
  const [isPhone, setPhone] = useState(false);
  const [isDark, setDark] = useState(false);
  const [hasImages, setImages] = useState(true);
  const address = url && (hasImages ? url : withoutImages(url));
  const key = `${revision}/${version}/${hasImages}/${address === null}`;
  // A new ticket must not reload the e-mail, or it would flicker whenever other data changed.
  const [shown, setShown] = useState({ key, src: address });
  if (shown.key !== key) setShown({ key, src: address });
  if (!shown.src) return <EmptyState title="This creative has no HTML yet" />;
  const choice = { size: 'small', variant: 'quiet' } as const;
  return (
    <DeviceFrame
      label={`Preview of ${name}`}
      src={shown.src}
      width={isPhone ? PHONE : undefined}
      {...(height !== undefined && { height })}
      scale={isPhone ? 1 : scale}
      scheme={isDark ? 'dark' : 'light'}
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
        </>
      }
    />
  );
}

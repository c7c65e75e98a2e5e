import { Link, Stack, Text } from '@mailroom/design-system';
import type { ReactNode, Ref } from 'react';
import { styled } from 'styled-components';
import type { KeptPicture } from './review.ts';

/** A picture that is never larger than it was taken, and keeps its place while it loads. */
const Shown = styled.span`
  position: relative;
  display: block;
  box-sizing: content-box;
  max-inline-size: var(--own-width);
  border: 1px solid var(--mr-line);
  border-radius: var(--mr-radius-control);
  background: var(--mr-canvas);
  overflow: hidden;
  > :is(img, canvas) {
    display: block;
    inline-size: 100%;
    block-size: auto;
  }
`;

interface PictureProps {
  kept: KeptPicture;
  address: string;
  alt: string;
  /** Drawn over it. */
  children?: ReactNode;
}

export function Picture({ kept: { width, height }, address, alt, children }: PictureProps) {
  return (
    <Shown style={{ '--own-width': `${width}px` } as object}>
      <img src={address} alt={alt} width={width} height={height} loading="lazy" decoding="async" />
      {children}
    </Shown>
  );
}

interface DrawnProps {
  width: number;
  height: number;
  /** Describes what is drawn. */
  label: string;
  ref: Ref<HTMLCanvasElement>;
  children?: ReactNode;
}

/** A place for a drawing of a picture's size. */
export function Drawn({ width, height, label, ref, children }: DrawnProps) {
  return (
    <Shown style={{ '--own-width': `${width}px` } as object}>
      <canvas
        ref={ref}
        width={width}
        height={height}
        role="img"
        aria-label={label}
        style={{ color: 'var(--mr-danger-text)' }}
      />
      {children}
    </Shown>
  );
}

interface CaptionedProps {
  title: string;
  /** The picture in its own size, in another tab. */
  address?: string | undefined;
  children: ReactNode;
}

/** A picture under its name, which opens it in its own size. */
export function Captioned({ title, address, children }: CaptionedProps) {
  return (
    <figure style={{ margin: 0, minInlineSize: 0 }}>
      <Stack gap={4}>
        <Text as="figcaption" tone="muted">
          {address ? (
            <Link href={address} target="_blank">
              {title}
            </Link>
          ) : (
            title
          )}
        </Text>
        {children}
      </Stack>
    </figure>
  );
}

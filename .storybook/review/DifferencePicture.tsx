import { useEffect, useRef } from 'react';
import type { Difference } from './difference.ts';
import { Drawn } from './Picture.tsx';
import { PlaceMarks } from './PlaceMarks.tsx';

const FADED = 0.25;

function marked({ width, height, runs }: Difference, colour: string): OffscreenCanvas {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (!context) return canvas;
  context.fillStyle = colour;
  for (const [from, to] of runs) {
    // A run may reach into the next line.
    for (let at = from; at < to;) {
      const end = Math.min(to, at - (at % width) + width);
      context.fillRect(at % width, Math.floor(at / width), end - at, 1);
      at = end;
    }
  }
  return canvas;
}

interface DifferencePictureProps {
  difference: Difference;
  /** The address of the newer picture, which is drawn faded below the marks. */
  after: string;
  label: string;
  hasPlaces: boolean;
}

/** The newer picture, faded, with every pixel marked that differs. */
export function DifferencePicture({ difference, after, label, hasPlaces }: DifferencePictureProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const image = new Image();
    image.src = after;
    let isGone = false;
    function draw() {
      const context = canvas.current?.getContext('2d');
      if (isGone || !canvas.current || !context) return;
      context.clearRect(0, 0, difference.width, difference.height);
      context.globalAlpha = FADED;
      context.drawImage(image, 0, 0);
      context.globalAlpha = 1;
      context.drawImage(marked(difference, getComputedStyle(canvas.current).color), 0, 0);
    }
    image.decode().then(draw, () => undefined);
    return () => {
      isGone = true;
    };
  }, [difference, after]);
  return (
    <Drawn ref={canvas} width={difference.width} height={difference.height} label={label}>
      {hasPlaces && <PlaceMarks {...difference} />}
    </Drawn>
  );
}

import { useEffect, useState } from 'react';
import { differenceOf, type Difference, type Pixels } from './difference.ts';

/** How many are kept: more than anybody goes back to. */
const MOST = 100;
const known = new Map<string, Promise<Difference>>();

async function pixelsOf(address: string): Promise<Pixels> {
  const image = new Image();
  image.src = address;
  await image.decode();
  const canvas = new OffscreenCanvas(image.naturalWidth, image.naturalHeight);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('This browser has no canvas.');
  context.drawImage(image, 0, 0);
  return context.getImageData(0, 0, canvas.width, canvas.height);
}

async function load(before: string, after: string): Promise<Difference> {
  return differenceOf(await pixelsOf(before), await pixelsOf(after));
}

function difference(before: string, after: string): Promise<Difference> {
  const key = `${before} ${after}`;
  const found = known.get(key) ?? load(before, after);
  known.delete(key);
  known.set(key, found);
  // A picture that didn't come is asked for again next time.
  found.catch(() => known.delete(key));
  const [oldest] = known.keys();
  if (known.size > MOST && oldest) known.delete(oldest);
  return found;
}

/** Compares two pictures when it is active: while they are in sight. 'failed' when one of them doesn't load. */
export function useDifference(before: string, after: string, isActive: boolean): Difference | 'failed' | undefined {
  const [found, setFound] = useState<Difference | 'failed'>();
  useEffect(() => {
    if (!isActive) return undefined;
    let isGone = false;
    difference(before, after)
      .catch((): 'failed' => 'failed')
      .then((result) => {
        if (!isGone) setFound(result);
      })
      .catch(() => undefined);
    return () => {
      isGone = true;
    };
  }, [before, after, isActive]);
  return found;
}

import { useLayoutEffect, useState, type RefObject } from 'react';
import { useTexts } from '../../provider/useTexts.ts';

interface DrawnAtProps {
  device: RefObject<HTMLElement | null>;
  /** In px. */
  layoutWidth: number;
}

/** Says how wide a document is laid out, and how much smaller it is drawn: '640 px at 66 %'. */
export default function DrawnAt({ device, layoutWidth }: DrawnAtProps) {
  const texts = useTexts();
  const [room, setRoom] = useState(0);
  useLayoutEffect(() => {
    const element = device.current;
    if (element === null) return undefined;
    const measure = () => setRoom(element.clientWidth);
    measure();
    const sizes = new ResizeObserver(measure);
    sizes.observe(element);
    return () => sizes.disconnect();
  }, [device]);
  const width = Math.max(room, layoutWidth);
  return texts.drawnAt(width, Math.round((100 * room) / width));
}

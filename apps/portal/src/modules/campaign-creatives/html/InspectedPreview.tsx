import { memo, useRef, type ComponentProps } from 'react';
import { CreativePreview } from '../../../components/CreativePreview.tsx';
import { usePickedPlace, type HtmlPlace } from '../../../components/usePickedPlace.ts';

interface InspectedPreviewProps extends Omit<ComponentProps<typeof CreativePreview>, 'frameRef'> {
  /** Called with the place of the element that is clicked. */
  onPick: (place: HtmlPlace) => void;
  /** The place of the HTML whose element is outlined and in view. */
  shown: HtmlPlace | undefined;
}

/**
 * The preview beside the code. A click in it tells its place, and a place of the code is outlined in it. Memoised: a key renders
 * only the editor.
 */
export const InspectedPreview = memo(({ onPick, shown, ...preview }: InspectedPreviewProps) => {
  const frame = useRef<HTMLIFrameElement>(null);
  usePickedPlace(frame, onPick, shown);
  return <CreativePreview {...preview} frameRef={frame} />;
});

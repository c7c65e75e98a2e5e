import { Code, DateText, DescriptionList } from '@mailroom/design-system';
import { useFormats } from '../../../shared/useFormats.ts';
import { overrideWords } from '../decide/overrideWords.ts';
import { scaleWords, sizeWords } from './imageSizeWords.ts';
import { decisionOf, endOf, resultWords, type LinkRow } from './linkWords.ts';

/** Everything that the check knows about a link or an image, in full length. */
export function LinkFacts({ link }: { link: LinkRow }) {
  const { kind, url, line, redirects, tracking_parameters, checked_at, note, override } = link;
  const tracking = Object.entries(tracking_parameters).map(([name, value]) => `${name}=${value}`);
  const isImage = kind === 'image';
  const { number } = useFormats();
  const size = [sizeWords(link.image_size, number), scaleWords(link.image_size, number)].filter(
    (part) => part !== null,
  );
  return (
    <DescriptionList
      items={[
        { term: 'URL', detail: <Code>{url}</Code> },
        ...(isImage
          ? size.length > 0
            ? [{ term: 'Size', detail: size.join(', ') }]
            : []
          : [
              { term: 'Ends at', detail: link.final_url === null ? endOf(link) : <Code>{link.final_url}</Code> },
              { term: 'Redirects', detail: redirects },
              { term: 'Tracking', detail: tracking.join(', ') || 'none' },
            ]),
        { term: 'Result', detail: resultWords(link) },
        ...(override === null
          ? []
          : [
              { term: 'Override', detail: overrideWords(override) },
              { term: 'Overridden', detail: <DateText value={override.at} /> },
            ]),
        // The table leaves its column out where there is no room.
        ...(link.decision === null
          ? []
          : [
              { term: 'Decision', detail: decisionOf(link) },
              { term: 'Decided', detail: link.decided_at && <DateText value={link.decided_at} /> },
            ]),
        { term: 'Asked', detail: checked_at && <DateText value={checked_at} /> },
        { term: 'Line', detail: line },
        ...(link.is_outlook_only ? [{ term: 'Shown by', detail: 'Outlook only: it is in a conditional comment' }] : []),
        ...(note === null ? [] : [{ term: 'Note', detail: note }]),
      ]}
    />
  );
}

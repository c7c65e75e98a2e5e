import type { V1Schemas } from '@mailroom/api-client';
import { Button, Card, DateText, DescriptionList, Skeleton, Stack, useDesign } from '@mailroom/design-system';
import { useCan, useOffered } from '../../../session/user/usePermissions.ts';
import { EntityStatus } from '../../../components/EntityStatus.tsx';
import { RecordLink } from '../../../components/RecordLink.tsx';
import { loadAlongside, loadOnUse } from '../../../shared/lazyPart.tsx';
import { paths } from '../../../shared/paths.ts';
import { useFormats } from '../../../shared/useFormats.ts';

type Creative = V1Schemas['Creative'];

const CreativeLabels = loadAlongside<{ creative: Creative }>(
  async () => (await import('../labels/CreativeLabels.tsx')).CreativeLabels,
  <Skeleton lines={1} height={32} />,
);

// Its row is there from the start, so that nothing moves when its words come.
const CreativeNeeded = loadOnUse<{ creativeId: number }>(
  async () => (await import('./CreativeNeeded.tsx')).CreativeNeeded,
  null,
);

const TYPES = { html: 'HTML file', zip: 'HTML in a ZIP with its images', text: 'Plain text' };

function Seeds({ list }: { list: Creative['test_seeds'] }) {
  const { count } = useFormats();
  if (list.source === 'none') return 'none';
  const bad = list.bad_rows > 0 ? `, ${count(list.bad_rows, 'bad row')}` : '';
  return `${count(list.count, 'address', 'addresses')}${bad}${list.source === 'advertiser' ? ', the advertiser’s' : ''}`;
}

function Weight({ content }: { content: NonNullable<Creative['content']> }) {
  const { bytes } = useFormats();
  const { html_bytes: html, sent_html: sent, image_bytes: images } = content;
  const parts = [
    `${bytes(html)} HTML`,
    ...(sent ? [`sent as ${bytes(sent.bytes)} (${sent.encoding})`] : []),
    ...(images > 0 ? [`${bytes(images)} images`] : []),
  ];
  return parts.join(', ');
}

/** The sender as mail programs show it, and whether anybody chose it. */
function senderLine({ from_name, from_email, is_first }: NonNullable<Creative['sender']>): string {
  return `${from_name} <${from_email}>${is_first ? ' (the account’s first profile)' : ''}`;
}

/** The language in the reader's words; a tag that names none stays as it is. */
function languageName(tag: string, locale: string): string {
  try {
    return new Intl.DisplayNames(locale, { type: 'language' }).of(tag) ?? tag;
  } catch {
    return tag;
  }
}

/** The details of a creative. */
export function CreativeFacts({ creative, onEdit }: { creative: Creative; onEdit: () => void }) {
  const { html_file, sender, content } = creative;
  const { locale } = useDesign();
  const { number } = useFormats();
  const isOffered = useOffered();
  const seesProducts = useCan('can_view_product').can;
  const update = creative.actions.find(({ name }) => name === 'update');
  return (
    <Card
      title="Details"
      actions={
        isOffered(update) && (
          <Button size="small" disabled={!update?.allowed} reason={update?.reason ?? ''} onClick={onEdit}>
            Edit details
          </Button>
        )
      }
    >
      <DescriptionList
        items={[
          ...(seesProducts ? [{ term: 'Needed', detail: <CreativeNeeded creativeId={creative.id} /> }] : []),
          { term: 'Subject', detail: creative.subject },
          { term: 'Preheader', detail: creative.preheader },
          {
            term: 'From',
            detail: sender && senderLine(sender),
          },
          { term: 'Advertiser', detail: creative.advertiser_name },
          { term: 'Account', detail: creative.account_name },
          { term: 'Labels', detail: <CreativeLabels creative={creative} /> },
          { term: 'Type', detail: TYPES[creative.creative_type] },
          { term: 'HTML', detail: html_file?.name },
          { term: 'Weight', detail: content && <Weight content={content} /> },
          { term: 'Words', detail: content && number(content.words) },
          { term: 'Language', detail: content?.language && languageName(content.language, locale) },
          { term: 'Test seeds', detail: <Seeds list={creative.test_seeds} /> },
          { term: 'Live seeds', detail: <Seeds list={creative.live_seeds} /> },
          { term: 'Updated', detail: <DateText value={creative.updated_at} /> },
        ]}
      />
    </Card>
  );
}

/** The launched products that send a revision of the creative. */
export function CreativePins({ pins }: { pins: Creative['pins'] }) {
  if (pins.length === 0) return null;
  return (
    <Card title="Sent by">
      <Stack gap={8}>
        {pins.map((pin) => (
          <Stack key={pin.product_id} direction="row" gap={8} align="baseline" isWrapping>
            <RecordLink href={paths.orderManagement.product(pin.product_id)}>{pin.product_name}</RecordLink>
            <EntityStatus entity="product" code={pin.product_status} />
            <span>revision {pin.revision}</span>
          </Stack>
        ))}
      </Stack>
    </Card>
  );
}

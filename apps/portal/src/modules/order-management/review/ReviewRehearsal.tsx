import type { V1Schemas, V2Schemas } from '@mailroom/api-client';
import { Code, DateText, DescriptionList, Stack, Text } from '@mailroom/design-system';
import { whoText } from '@mailroom/domain/derivation/who';
import { useReaderId } from '../../../session/user/useCurrentUser.ts';
import { decidedWords, faultTitle } from './proofread/faultWords.ts';
import { useFormats } from '../../../shared/useFormats.ts';

type Product = V1Schemas['Product'];
type Approval = V1Schemas['Approval'];

function Section({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <Stack gap={6}>
      <Text as="h3" size={14} weight={600}>
        {title}
      </Text>
      {children}
    </Stack>
  );
}

function Proof({ product: { steps, prepared, product_type } }: { product: Product }) {
  if (product_type === 'Data delivery') return <Text as="p">A data delivery has no proof: its list is frozen.</Text>;
  const proof = steps.find(({ name }) => name === 'Proof to test seeds');
  if (!prepared || proof?.status !== 'Success')
    return <Text as="p">Nothing yet. After the launch a proof goes to the test seeds.</Text>;
  const hash = prepared.manifest_sha256;
  return (
    <Text as="p">
      Proof of <DateText value={proof.finished_at} />, {proof.result}. List, mail and sender have been frozen since:{' '}
      <Code>{`${hash.slice(0, 4)}…${hash.slice(-4)}`}</Code>
    </Text>
  );
}

const AUTOMATIC = 'Mailroom';

function ByWhom({ by, at }: { by: Approval['by']; at: string | null }) {
  const reader = useReaderId();
  return (
    <>
      {by ? whoText(reader, by) : AUTOMATIC}, <DateText value={at} />
    </>
  );
}

function Decided({ decision }: { decision: NonNullable<V2Schemas['ProofreadFault']['decision']> }) {
  const reader = useReaderId();
  return (
    <>
      {decidedWords(decision)}. {whoText(reader, decision.by)}, <DateText value={decision.at} />
    </>
  );
}

interface ReviewRehearsalProps {
  product: Product;
  /** The faults of the launch's mails; their decisions are a part of what is approved. */
  faults: readonly V2Schemas['ProofreadFault'][];
}

/** Names the proof, and who approved which part. */
export function ReviewRehearsal({ product, faults }: ReviewRehearsalProps) {
  const { count, number } = useFormats();
  const { creative, history, launched_at, launched_by } = product;
  const parts: Record<Approval['part'], (approval: Approval) => string> = {
    content: () => `Mail, rev ${creative?.revision ?? '—'}`,
    links: (approval) => `${count(approval.count, 'link')} accepted`,
    clients: (approval) => `${count(approval.count, 'e-mail client')} accepted`,
    findings: (approval) => `${count(approval.count, 'finding')} overridden`,
  };
  const foreign = history.find(({ event }) => event === 'accept_advertiser');
  const accepted = history.find(({ event }) => event === 'accept_count');
  const items = [
    ...(creative?.approvals ?? []).map((approval) => ({
      term: parts[approval.part](approval),
      detail: <ByWhom by={approval.by} at={approval.at} />,
    })),
    ...(creative?.checked_at
      ? [{ term: 'Links, clients and seeds checked', detail: <ByWhom by={null} at={creative.checked_at} /> }]
      : []),
    ...(foreign && creative?.advertiser?.id !== product.advertiser_id
      ? [{ term: 'Other advertiser accepted', detail: <ByWhom by={foreign.by} at={foreign.at} /> }]
      : []),
    ...(accepted ? [{ term: 'Lower count accepted', detail: <ByWhom by={accepted.by} at={accepted.at} /> }] : []),
    ...faults.flatMap((fault) =>
      fault.decision ? [{ term: faultTitle(fault, number), detail: <Decided decision={fault.decision} /> }] : [],
    ),
    ...(launched_at ? [{ term: 'Launched', detail: <ByWhom by={launched_by} at={launched_at} /> }] : []),
  ];
  return (
    <>
      <Section title="What was rehearsed">
        <Proof product={product} />
      </Section>
      {items.length > 0 && (
        <Section title="Who approved it">
          <DescriptionList items={items} />
        </Section>
      )}
    </>
  );
}

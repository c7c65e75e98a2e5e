import type { V1Schemas, V2Schemas } from '@mailroom/api-client';
import { Card, CircleCheckIcon, Code, ErrorState, Stack, Text, Tooltip } from '@mailroom/design-system';
import { useMemo } from 'react';
import { errorText, isNotFound } from '../../../../shared/errors/errorKinds.ts';
import { useFormats } from '../../../../shared/useFormats.ts';
import { useCan } from '../../../../session/user/usePermissions.ts';
import { FaultRow } from './FaultRow.tsx';
import { secondsText, shortHash } from './faultWords.ts';
import { ProofreadPlaceholder, PROOFREAD_TITLE } from './ProofreadPlaceholder.tsx';
import { proofreadPlaces } from './proofreadPlaces.ts';
import { SumLine } from './SumLine.tsx';
import type { ProofreadState } from './useProofread.ts';

interface ProofreadCardProps {
  product: Pick<V1Schemas['Product'], 'audience' | 'creative'>;
  review: ProofreadState;
}

const CLOSED = 'Decisions are made while the launch waits for its go-ahead';

function Hash({ hash }: { hash: string }) {
  return (
    <Tooltip content={`What was read and decided has the hash ${hash}`}>
      {/* Reachable by keyboard, because its tooltip has the whole hash. */}
      <Code tabIndex={0} role="img" aria-label={`Hash ${hash}`}>
        {shortHash(hash)}
      </Code>
    </Tooltip>
  );
}

function Faults({ proofread, review, product }: ProofreadCardProps & { proofread: V2Schemas['Proofread'] }) {
  const { count } = useFormats();
  const may = useCan('can_confirm_product');
  const places = useMemo(() => proofreadPlaces(product), [product]);
  if (proofread.faults.length === 0) return <Text as="p">No faults in {count(proofread.mails, 'mail')}</Text>;
  const closed = proofread.is_open ? undefined : CLOSED;
  const refusal = may.can ? closed : may.reason;
  return (
    <Stack gap={12}>
      {refusal !== undefined && (
        <Text as="p" tone="muted">
          {refusal}.
        </Text>
      )}
      <Stack gap={12} hasLines role="list" aria-label="Faults">
        {proofread.faults.map((fault, at) => (
          <FaultRow key={fault.id} fault={fault} at={at + 1} review={review} places={places} refusal={refusal} />
        ))}
      </Stack>
    </Stack>
  );
}

/** The faults that single mails of the launch have, and what was decided about them. */
export function ProofreadCard({ product, review }: ProofreadCardProps) {
  const { number } = useFormats();
  const { data, error, isFetching, refetch } = review;
  if (!data) {
    if (!error) return <ProofreadPlaceholder />;
    return (
      <Card title={PROOFREAD_TITLE}>
        {isNotFound(error) ? (
          <Text as="p">This list was built before every mail was read.</Text>
        ) : (
          <ErrorState title={errorText(error)} onRetry={refetch} isRetrying={isFetching} />
        )}
      </Card>
    );
  }
  return (
    <Card
      title={
        <Stack direction="row" gap={8} align="center">
          <CircleCheckIcon />
          {PROOFREAD_TITLE}
        </Stack>
      }
      note={`${number(data.mails)} of ${number(data.mails)} read in ${secondsText(data.took_ms, number)}`}
      actions={<Hash hash={data.sha256} />}
      {...(data.faults.length > 0 && { footer: <SumLine proofread={data} /> })}
    >
      <Faults proofread={data} review={review} product={product} />
    </Card>
  );
}

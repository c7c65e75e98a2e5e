import type { V1Schemas } from '@mailroom/api-client';
import { Banner, Button, Link, Text } from '@mailroom/design-system';
import { correctionState, whyNotCorrected } from '@mailroom/domain/actions/correction';
import type { ReactNode } from 'react';
import { useOffered, useOpenable } from '../../../session/user/usePermissions.ts';
import { paths } from '../../../shared/paths.ts';
import { useFormats } from '../../../shared/useFormats.ts';

type Corrected = NonNullable<V1Schemas['Product']['corrected']>;

/** Says how far the corrected mail is. The banner renews itself when its check ends. */
function Correction({ corrected }: { corrected: Corrected }) {
  const { count, number } = useFormats();
  const openable = useOpenable();
  const { creative, sent_revision: sent, revision: newest, had_it: had, get_it: get } = corrected;
  const correction = { sent, newest, status: creative.status };
  const href = openable(paths.campaignCreatives.creative(creative.id));
  const named = href ? <Link href={href}>See revision {newest}</Link> : null;
  if (correctionState(correction) !== 'ready') {
    return (
      <Text as="p">
        {whyNotCorrected(correction)}. {named}
      </Text>
    );
  }
  return (
    <Text as="p">
      Revision {newest} is approved.
      {had !== null &&
        get !== null &&
        ` Revision ${sent} went to ${count(had, 'person', 'people')}; ${number(get)} would get the corrected mail.`}
    </Text>
  );
}

interface PausedProps {
  product: V1Schemas['Product'];
  title: string;
  /** Why it was paused, and who takes it on. */
  children: ReactNode;
}

/**
 * A product that is paused, or whose step failed: it can be resumed as it is, or its mail is corrected for those who don't
 * have it yet. A mail that was rejected can only be corrected.
 */
export function Paused({ product: { corrected, creative, product_type, reasons }, title, children }: PausedProps) {
  const rejected = reasons.find(({ code }) => code === 'creative_gone');
  const isOffered = useOffered();
  const mayCorrect =
    creative !== null && product_type !== 'Data delivery' && isOffered({ permission: 'can_update_creative' });
  return (
    <Banner
      tone="danger"
      title={title}
      actions={
        corrected === null &&
        mayCorrect && (
          <Button href={paths.campaignCreatives.creativeDialog(creative.id, 'revision')}>Correct the mail</Button>
        )
      }
    >
      {children}
      {rejected && <Text as="p">{rejected.text} It can’t be resumed, only corrected or aborted.</Text>}
      {corrected && <Correction corrected={corrected} />}
    </Banner>
  );
}

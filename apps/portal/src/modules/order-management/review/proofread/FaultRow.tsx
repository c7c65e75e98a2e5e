import type { V2Schemas } from '@mailroom/api-client';
import {
  ChevronDownIcon,
  ChevronRightIcon,
  Code,
  CountBadge,
  Grid,
  Heading,
  IconButton,
  Stack,
  Text,
} from '@mailroom/design-system';
import { useEffect, useId, useRef } from 'react';
import { EntityStatus } from '../../../../components/EntityStatus.tsx';
import { RecordLink } from '../../../../components/RecordLink.tsx';
import { LeaveGuard } from '../../../../shared/forms/LeaveGuard.tsx';
import { useFormats } from '../../../../shared/useFormats.ts';
import { DecisionLine } from './DecisionLine.tsx';
import { FaultChoice } from './FaultChoice.tsx';
import { FaultExamples } from './FaultExamples.tsx';
import { FaultForm } from './FaultForm.tsx';
import { faultCause, faultTitle } from './faultWords.ts';
import type { ProofreadPlaces } from './proofreadPlaces.ts';
import { useFaultDecision } from './useFaultDecision.ts';
import type { ProofreadState } from './useProofread.ts';

/** The width of a fault's words, and the least width of the choice beside them, in px. */
const WIDTHS = { firstWidth: 448, min: 200 };

interface FaultRowProps {
  fault: V2Schemas['ProofreadFault'];
  /** Its number in the list. */
  at: number;
  review: ProofreadState;
  places: ProofreadPlaces;
  /** Why nothing can be decided; undefined if it can. */
  refusal: string | undefined;
}

function Cause({ fault, places }: Pick<FaultRowProps, 'fault' | 'places'>) {
  const { number } = useFormats();
  const { field, url, severity, left_out_elsewhere: elsewhere } = fault;
  const place = places.creativePlace(fault.place);
  return (
    <Stack direction="row" gap={8} align="baseline">
      <EntityStatus entity="severity" code={severity} />
      <Text tone="muted" size={12}>
        {field !== null && (
          <>
            <RecordLink href={place}>
              <Code>{field}</Code>
            </RecordLink>{' '}
          </>
        )}
        {faultCause(fault)}
        {url !== null && (
          <>
            {': '}
            <Code>{url}</Code>
          </>
        )}
        {elsewhere > 0 && `; ${number(elsewhere)} of them ${elsewhere === 1 ? 'is' : 'are'} left out by another fault`}
      </Text>
    </Stack>
  );
}

/** A fault that some mails have: what it is, what becomes of them, and the first of them. */
export function FaultRow({ fault, at, review, places, refusal }: FaultRowProps) {
  const { number } = useFormats();
  const body = useId();
  const toggle = useRef<HTMLButtonElement>(null);
  const decision = useFaultDecision(fault, review);
  const isOpen = review.open.has(fault.id);
  const title = faultTitle(fault, number);
  const { asked } = review;
  useEffect(() => {
    if (asked?.id === fault.id) toggle.current?.focus();
  }, [asked, fault.id]);
  return (
    <Stack gap={8} role="listitem">
      <Grid {...WIDTHS} gap={8}>
        <Stack direction="row" gap={8} align="start">
          {/* Long words beside them don’t make these narrower. */}
          <div>
            <Stack direction="row" gap={8} align="start">
              <IconButton
                ref={toggle}
                size="small"
                label={isOpen ? `Hide the mails: ${title}` : `Show the mails: ${title}`}
                icon={isOpen ? <ChevronDownIcon /> : <ChevronRightIcon />}
                aria-expanded={isOpen}
                aria-controls={body}
                onClick={() => review.setOpen(fault.id, !isOpen)}
              />
              <CountBadge
                count={at}
                label="in the list of faults"
                tone={fault.severity === 'Critical' ? 'danger' : 'neutral'}
              />
            </Stack>
          </div>
          <Stack gap={2}>
            <Heading level={3} size={13}>
              {title}
            </Heading>
            <Cause fault={fault} places={places} />
            {fault.decision && (
              <DecisionLine
                decision={fault.decision}
                title={title}
                onTakeBack={refusal === undefined && !decision.isDirty ? decision.takeBack : undefined}
              />
            )}
          </Stack>
        </Stack>
        <Stack direction="row" justify="end">
          <FaultChoice
            title={title}
            choices={fault.choices}
            chosen={decision.chosen}
            refusal={refusal}
            onChoose={decision.choose}
            onTakeBack={decision.takeBack}
          />
        </Stack>
      </Grid>
      <div id={body} hidden={!isOpen}>
        {isOpen && (
          <Stack gap={12}>
            <FaultExamples fault={fault} title={title} launchId={review.launchId} places={places} />
            {decision.typed && refusal === undefined && (
              <FaultForm
                fault={fault}
                choice={decision.typed}
                text={decision.text}
                error={decision.error}
                canSave={decision.canSave}
                isBusy={decision.isBusy}
                onType={decision.type}
                onSave={() => void decision.save().catch(() => undefined)}
              />
            )}
          </Stack>
        )}
      </div>
      <LeaveGuard isDirty={decision.isDirty} saveLabel="Save decision and leave" onSave={decision.save} />
    </Stack>
  );
}

import type { V1Schemas } from '@mailroom/api-client';
import {
  Banner,
  Button,
  Card,
  Checkbox,
  DateText,
  Funnel,
  RadioGroup,
  Split,
  Stack,
  TextInput,
} from '@mailroom/design-system';
import { whoText } from '@mailroom/domain/derivation/who';
import { useState } from 'react';
import { useReaderId } from '../../../session/user/useCurrentUser.ts';
import { textError } from '../../../shared/forms/textError.ts';
import { loadOnUse } from '../../../shared/lazyPart.tsx';
import { useFormats } from '../../../shared/useFormats.ts';
import { ConsentColumns } from './ConsentColumns.tsx';
import { firstLines } from './consentRows.ts';
import { ConsentSuppression } from './ConsentSuppression.tsx';
import { LEAVES_OUT, sumsOf, type ConsentDraft, type ConsentProfile } from './consentDraft.ts';

const ConsentLines = loadOnUse(async () => (await import('./ConsentLines.tsx')).ConsentLines);

interface ConsentStepProps {
  fileId: number;
  /** How the file is read. */
  settings: V1Schemas['ConsentProfileInput'];
  profile: ConsentProfile;
  choice: ConsentDraft;
  /** Says what is missing from the choice. */
  lacks: string | undefined;
  onChange: (choice: ConsentDraft) => void;
}

/** Asks what happens with people whose own file says that they must not be mailed, before anything is imported. */
export function ConsentStep({ fileId, settings, profile, choice, lacks, onChange }: ConsentStepProps) {
  const { number, count } = useFormats();
  const reader = useReaderId();
  const { leftOut, byColumn } = sumsOf(profile, choice);
  const [hasLeftReason, setLeftReason] = useState(false);
  const [areLinesOpen, setLinesOpen] = useState(false);
  const lines = firstLines(profile, choice);
  const isLeavingOut = choice.choice === 'leave_out';
  const out = isLeavingOut ? leftOut : 0;
  const { remembered } = profile;
  const parts = byColumn.filter((rows) => rows > 0);
  const columns = count(parts.length, 'column says so', 'columns say so');
  const once = parts.length > 1 ? `: ${parts.map(number).join(' + ')}, each person once` : '';
  return (
    <Stack gap={16}>
      {remembered && (
        <Banner
          tone="info"
          title={`Decided as for ‘${remembered.audience.name}’, a file with the same columns`}
          actions={
            <Button size="small" onClick={() => onChange(LEAVES_OUT)}>
              Start from what the file says
            </Button>
          }
        >
          {whoText(reader, remembered.decided_by)} decided on <DateText value={remembered.decided_at} />. Each choice
          can be changed here.
        </Banner>
      )}
      <Card
        title={
          leftOut === 0
            ? `By these choices, none of ${number(profile.rows)} people is left out`
            : `${number(leftOut)} of ${number(profile.rows)} people look as if they must not be mailed`
        }
        note={leftOut > 0 && `${columns}${once}`}
        actions={
          lines.length > 0 && (
            <Button size="small" onClick={() => setLinesOpen(true)}>
              {lines.length < leftOut ? 'See the first lines' : 'See the lines'}
            </Button>
          )
        }
        footer="The whole file was read, nothing is imported yet. The import also finds duplicates and suppressed people. The 10 % rule counts only rejected rows."
      >
        <Funnel
          steps={[
            { id: 'rows', label: 'Rows in the file', value: profile.rows, kind: 'total' },
            { id: 'rejected', label: 'Rejected', value: profile.rejected, kind: 'loss', tone: 'danger' },
            { id: 'out', label: 'Opted out in the file', value: out, kind: 'loss' },
            { id: 'left', label: 'To be imported', value: profile.rows - profile.rejected - out, kind: 'result' },
          ]}
        />
      </Card>
      <Split
        aside={
          leftOut > 0 && (
            <Card title={`What happens with the ${number(leftOut)}`}>
              <Stack gap={16}>
                <RadioGroup
                  label="People who opted out in the file"
                  value={choice.choice}
                  onValueChange={(value) => onChange({ ...choice, choice: value })}
                  options={[
                    {
                      value: 'leave_out',
                      label: 'Leave them out',
                      hint: 'Not accepted, not rejected: a list of their own, ‘opted out in the file’, each with the cell that says so. No order reaches them through this audience.',
                    },
                    {
                      value: 'import',
                      label: 'Import them as well',
                      hint: 'Needs a reason. It is shown with your name on the audience, and in every review of an order that uses it.',
                    },
                  ]}
                />
                {isLeavingOut && (
                  <Checkbox
                    label="Suppress them in the whole account"
                    hint="Adds a suppression list with their addresses. None of the account’s audiences reaches them then."
                    value={choice.suppress}
                    onValueChange={(suppress) => onChange({ ...choice, suppress })}
                  />
                )}
                {isLeavingOut && choice.suppress && (
                  <ConsentSuppression fileId={fileId} input={{ ...settings, decisions: [...choice.decisions] }} />
                )}
                {!isLeavingOut && (
                  <TextInput
                    label="Why they may be mailed"
                    isRequired
                    value={choice.reason}
                    onValueChange={(reason) => onChange({ ...choice, reason })}
                    onBlur={() => setLeftReason(true)}
                    error={
                      textError(choice.reason, { field: 'reason', max: 500 }) ?? (hasLeftReason ? lacks : undefined)
                    }
                  />
                )}
              </Stack>
            </Card>
          )
        }
      >
        <ConsentColumns profile={profile} choice={choice} onChange={onChange} />
      </Split>
      {areLinesOpen && <ConsentLines lines={lines} total={leftOut} onClose={() => setLinesOpen(false)} />}
    </Stack>
  );
}

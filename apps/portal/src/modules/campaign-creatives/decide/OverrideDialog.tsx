import type { V1Schemas } from '@mailroom/api-client';
import {
  Button,
  Checkbox,
  DateTimeInput,
  ErrorState,
  Form,
  Modal,
  Skeleton,
  Stack,
  Text,
  TextArea,
} from '@mailroom/design-system';
import { confirmations } from '@mailroom/domain/notices';
import { findingKinds } from '@mailroom/domain/verdicts/creativeFindings';
import { groupFindings } from '@mailroom/domain/verdicts/findingGroups';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { findingsQuery } from '../../../resources/creativeParts.queries.ts';
import { useOverrideErrors } from '../../../resources/creatives.queries.ts';
import { errorText } from '../../../shared/errors/errorKinds.ts';
import { atMost } from '../../../shared/forms/domainResolver.ts';
import { useRecordForm } from '../../../shared/forms/useRecordForm.tsx';
import { useFormats } from '../../../shared/useFormats.ts';

/** Whether an override must name the finding. */
function isNamed({ kind }: V1Schemas['Finding']): boolean {
  return findingKinds.some((known) => known.kind === kind && 'isNamed' in known);
}

type Group = ReturnType<typeof groupFindings<V1Schemas['Finding']>>[number];

interface OverrideDialogProps {
  creative: V1Schemas['Creative'];
  onClose: () => void;
}

interface GroupsProps {
  groups: readonly Group[];
  isChosen: (group: Group) => boolean;
  onToggle: (key: string, isChosen: boolean) => void;
}

/** The findings by what mends them, the worst first. Each cause can be left out. */
function Groups({ groups, isChosen, onToggle }: GroupsProps) {
  const { count } = useFormats();
  return (
    <Stack gap={8} role="group" aria-label="Findings to override">
      {groups.map((group) => (
        <Checkbox
          key={group.key}
          label={group.title}
          hint={
            group.findings.length > 1 ? `${group.severity}, ${count(group.findings.length, 'place')}` : group.severity
          }
          value={isChosen(group)}
          onValueChange={(value) => onToggle(group.key, value)}
        />
      ))}
    </Stack>
  );
}

/** Asks which open findings are overridden, why, and until when. */
export function OverrideDialog({ creative, onClose }: OverrideDialogProps) {
  const id = useId();
  const findings = useQuery(findingsQuery(creative.id));
  const { mutateAsync: override } = useOverrideErrors();
  const [choices, setChoices] = useState<Readonly<Record<string, boolean>>>({});
  const open = findings.data?.objects.filter((finding) => finding.override === null && finding.overridable) ?? [];
  const groups = groupFindings(open);
  // A field that nobody fills in goes out as it is written, so a person chooses it on purpose.
  const isChosen = ({ key, findings: [first] }: Group) => choices[key] ?? !isNamed(first);
  const chosen = groups.filter(isChosen);
  const isCritical = chosen.some(({ severity }) => severity === 'Critical');

  const form = useRecordForm<{ reason: string; until: string | null }>({
    values: { reason: '', until: null },
    rules: () => ({
      reason: [...(isCritical ? (['required'] as const) : []), atMost(600)],
      until: [{ rule: 'min_date', earliest: new Date() }],
    }),
    save: ({ reason, until }) =>
      override({
        id: creative.id,
        // The specification's call: an empty body overrides everything that may be overridden.
        ...((chosen.length < groups.length || reason !== '' || until !== null) && {
          findings: chosen.flatMap((group) => group.findings.map((finding) => finding.id)),
        }),
        ...(reason !== '' && { reason }),
        ...(until !== null && { until }),
      }),
    onDone: onClose,
  });

  return (
    <Modal
      isOpen
      title={confirmations.heading}
      isBusy={form.isSaving}
      onClose={() => form.close(onClose)}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            type="submit"
            form={id}
            variant="primary"
            isBusy={form.isSaving}
            disabled={chosen.length === 0}
            reason={findings.isPending ? 'The findings are still loading' : 'Choose a finding first'}
          >
            Confirm
          </Button>
        </>
      }
    >
      <Form id={id} aria-label={confirmations.heading} {...form.formProps}>
        <Stack gap={16}>
          <Text as="p">{creative.actions.find(({ name }) => name === 'override')?.confirm_text}</Text>
          <Text as="p">
            The chosen findings no longer hold the creative back. They stay on record with your name and reason.
          </Text>
          {findings.isPending && <Skeleton lines={3} height={40} />}
          {findings.error && (
            <ErrorState title="The findings could not be loaded" onRetry={() => void findings.refetch()}>
              {errorText(findings.error)}
            </ErrorState>
          )}
          {groups.length > 0 && (
            <Groups
              groups={groups}
              isChosen={isChosen}
              onToggle={(key, value) => setChoices({ ...choices, [key]: value })}
            />
          )}
          <TextArea
            label="Reason"
            rows={3}
            isRequired={isCritical}
            {...(isCritical && { hint: 'Needed, because a Critical finding is among them.' })}
            {...form.field('reason')}
          />
          <DateTimeInput
            label="Until"
            hint="From then on the findings are open again. Empty: until their part of the e-mail changes."
            {...form.typed('until')}
          />
        </Stack>
        {form.dialogs}
      </Form>
    </Modal>
  );
}

import type { V1Schemas } from '@mailroom/api-client';
import { Card, Fold, Form } from '@mailroom/design-system';
import type { Control } from 'react-hook-form';
import type { RecordForm } from '../../../shared/forms/recordForm.ts';
import { CreativeDetailFields } from '../form/CreativeDetailFields.tsx';
import { CreativeFiles } from '../form/CreativeFiles.tsx';
import type { FindingField } from '../creative/CreativeFindings.tsx';
import type { CreativeDetailValues } from '../form/creativeFields.ts';
import { DraftInbox } from './DraftInbox.tsx';
import type { useFinishDraft } from './useFinishDraft.ts';
import { useSources } from './useSources.ts';

/** Links the form to its button in the page's header. */
export const DRAFT_FORM = 'new-creative';

const SIDE_FILES = ['creative_banner', 'creative_test_seed_list_csv', 'creative_live_seed_list_csv'] as const;

interface DraftFieldsProps {
  creative: V1Schemas['Creative'];
  draft: ReturnType<typeof useFinishDraft>;
  /** The line that takes the focus. */
  focusOn: FindingField | undefined;
  /** Called when the focus leaves a field, so that the same line can be asked for again. */
  onLeave: () => void;
}

const NAMES = { subject: 'subject', preheader: 'preheader', sender: 'sender_profile_id' } as const;

/** The fields that are left, filled as far as the file and the last creative say it. */
export function DraftFields({ creative, draft: { form, start, submit }, focusOn, onLeave }: DraftFieldsProps) {
  const control = form.form.control as unknown as Control<CreativeDetailValues>;
  const sources = useSources(control, start);
  const { test_seeds: test, live_seeds: live } = creative;
  const hasProblem = form.errors.some(({ field }) => SIDE_FILES.some((name) => name === field));
  return (
    <Form
      id={DRAFT_FORM}
      aria-label="New creative"
      {...form.formProps}
      focusOn={focusOn && NAMES[focusOn]}
      onBlur={onLeave}
      onSubmit={() => submit(false)}
    >
      <Card title="Details" note={creative.account_name}>
        <CreativeDetailFields
          form={form as unknown as RecordForm<CreativeDetailValues>}
          control={control}
          accountId={creative.account_id}
          advertiser={start.advertiser}
          sender={start.sender}
          sources={sources}
        />
      </Card>
      <DraftInbox creative={creative} control={control} />
      <Card>
        <Fold
          title="Banner and seeds"
          note={`${test.count} test, ${live.count} live`}
          level={2}
          startsOpen={hasProblem}
        >
          <CreativeFiles form={form} only={SIDE_FILES} size="small" columns={1} />
        </Fold>
      </Card>
      {form.dialogs}
    </Form>
  );
}

import type { V1Schemas } from '@mailroom/api-client';
import { Button, Stack } from '@mailroom/design-system';
import { useNavigate, type NavigateFunction } from 'react-router-dom';
import { MoreMenu } from '../../../components/MoreMenu.tsx';
import {
  isChecking,
  useDeleteCreative,
  useRejectCreative,
  useValidateCreative,
} from '../../../resources/creatives.queries.ts';
import { useCan, useOffered } from '../../../session/user/usePermissions.ts';
import { useConfirm } from '../../../shared/feedback/useConfirm.tsx';
import { paths } from '../../../shared/paths.ts';
import { useFormats } from '../../../shared/useFormats.ts';
import { FINDINGS_MARK } from '../findings/creativeTabs.ts';

interface CreativeActionsProps {
  creative: V1Schemas['Creative'];
  /** On this tab a writer's next step is to save, so that a page has one primary button. */
  isEditing: boolean;
  /** Leaves room for the tabs in the same line: only a menu and the next step. */
  isOneLine: boolean;
  onAsk: (what: string) => void;
  onDuplicate: () => void;
}

interface NextStep {
  id: string;
  label: string;
  href?: string;
  onAction?: () => void;
  disabled?: boolean;
  reason?: string;
}

function asItem({ id, label, href, onAction, disabled = false, reason = '' }: NextStep, navigate: NavigateFunction) {
  const go = () => void navigate(href ?? '');
  return { id, label, onAction: onAction ?? go, disabled, reason };
}

/** The actions that the server allows on a creative now; the next step comes last. */
export function CreativeActions({ creative, isEditing, isOneLine, onAsk, onDuplicate }: CreativeActionsProps) {
  const { id, status, open_findings } = creative;
  const navigate = useNavigate();
  const confirm = useConfirm();
  const use = useCan([['can_view_order'], ['can_update_order']]);
  const report = useCan([['can_view_order'], ['can_view_report']]);
  const { count } = useFormats();
  const validate = useValidateCreative();
  const reject = useRejectCreative();
  const remove = useDeleteCreative();
  const actionOf = (name: string) => creative.actions.find((action) => action.name === name);
  const gate = (name: string) => {
    const action = actionOf(name);
    return { disabled: !action?.allowed, reason: action?.reason ?? '' };
  };
  const isOffered = useOffered();
  const isUnfinished = status === 'Draft' && creative.advertiser_id === null && isOffered(actionOf('update'));
  const isRejected = status === 'Invalid';
  const live = status === 'Live - See Report' ? Math.max(0, ...creative.pins.map((pin) => pin.product_id)) : 0;
  const needsReview =
    open_findings > 0 &&
    !isChecking(creative) &&
    ['Need Attention', 'Error - Invalid Seed', 'Error - Invalid Creative'].includes(status);

  async function askToDelete() {
    const text = actionOf('delete')?.confirm_text ?? null;
    if (!(await confirm({ type: 'danger', text, effect: 'Its revisions, links and findings are deleted with it.' })))
      return;
    remove.mutate(id, { onSuccess: () => void navigate(paths.campaignCreatives.dashboard) });
  }

  const isWriter = isOffered(actionOf('update'));
  const isSaving = isEditing && isWriter;
  const steps: readonly NextStep[] = [
    ...(status === 'Approved' && use.can
      ? [{ id: 'use', label: 'Use in an order', onAction: () => onAsk('use') }]
      : []),
    ...(live > 0 && report.can
      ? [{ id: 'report', label: 'See report', href: paths.orderManagement.productReport(live) }]
      : []),
    ...(needsReview
      ? [
          {
            id: 'review',
            label: `Review ${count(open_findings, 'finding')}`,
            href: `${paths.campaignCreatives.creative(id)}${FINDINGS_MARK}`,
          },
        ]
      : []),
    ...(isUnfinished
      ? [{ id: 'finish', label: 'Finish draft', href: paths.campaignCreatives.draft(id), ...gate('update') }]
      : []),
    ...(status === 'Draft' && !isUnfinished
      ? [{ id: 'check', label: 'Check creative', onAction: () => validate.mutate(id), ...gate('validate') }]
      : []),
  ];
  // Beside the tabs there is room for one step, which is to save for a writer.
  const folded: readonly NextStep[] = [
    ...(isSaving ? steps : []),
    ...(isOffered(actionOf('send_test'))
      ? [{ id: 'test', label: 'Send test', onAction: () => onAsk('test'), ...gate('send_test') }]
      : []),
    ...(isWriter
      ? [{ id: 'upload', label: 'Upload new revision', onAction: () => onAsk('revision'), ...gate('update') }]
      : []),
  ];
  const more = [
    ...(status === 'Draft'
      ? []
      : [{ id: 'validate', label: 'Check again', onAction: () => validate.mutate(id), ...gate('validate') }]),
    isRejected
      ? {
          id: 'withdraw',
          label: 'Withdraw rejection',
          onAction: () => reject.mutate({ id, body: { withdraw: true } }),
          ...gate('withdraw'),
        }
      : { id: 'reject', label: 'Reject', onAction: () => onAsk('reject'), ...gate('reject') },
    { id: 'duplicate', label: 'Duplicate', onAction: onDuplicate, ...gate('duplicate') },
    {
      id: 'delete',
      label: 'Delete creative',
      isDanger: true,
      onAction: () => void askToDelete(),
      ...gate('delete'),
    },
  ].filter((item) => isOffered(actionOf(item.id)));

  return (
    <Stack direction="row" gap={8} isWrapping>
      <MoreMenu
        isIconOnly={isOneLine}
        items={[...(isOneLine ? folded.map((step) => asItem(step, navigate)) : []), ...more]}
      />
      {!isOneLine && isWriter && (
        <Button variant="quiet" onClick={() => onAsk('revision')} {...gate('update')}>
          Upload new revision
        </Button>
      )}
      {!isOneLine && isOffered(actionOf('send_test')) && (
        <Button onClick={() => onAsk('test')} {...gate('send_test')}>
          Send test
        </Button>
      )}
      {!(isOneLine && isSaving) &&
        steps.map(({ id: step, label, href, onAction, disabled = false, reason = '' }) => (
          <Button
            key={step}
            variant={isSaving ? 'secondary' : 'primary'}
            isBusy={step === 'check' && validate.isPending}
            href={href}
            onClick={onAction}
            disabled={disabled}
            reason={reason}
          >
            {label}
          </Button>
        ))}
    </Stack>
  );
}

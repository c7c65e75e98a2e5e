import type { V1Schemas } from '@mailroom/api-client';
import { Banner, Button, DateText, Link, Page, PageHeader, Skeleton, Split } from '@mailroom/design-system';
import { useQuery } from '@tanstack/react-query';
import { Fragment, useEffect, useState } from 'react';
import type { Control } from 'react-hook-form';
import { Navigate, useNavigate } from 'react-router-dom';
import { CreativePreview } from '../../../components/CreativePreview.tsx';
import { EntityStatus } from '../../../components/EntityStatus.tsx';
import { LoadFailure } from '../../../components/LoadFailure.tsx';
import { creativeQuery, useCheckDraft, useDeleteCreative } from '../../../resources/creatives.queries.ts';
import { useCan, useOffered } from '../../../session/user/usePermissions.ts';
import { useConfirm } from '../../../shared/feedback/useConfirm.tsx';
import { paths } from '../../../shared/paths.ts';
import { CreativeCheck } from '../creative/CreativeCheck.tsx';
import { CreativeDialogs } from '../creative/CreativeDialogs.tsx';
import { CreativeFindings, type FindingField } from '../creative/CreativeFindings.tsx';
import type { CreativeDetailValues } from '../form/creativeFields.ts';
import { UploadLine } from '../form/UploadLine.tsx';
import { useCodeFindings, usePlaces } from '../html/useCodeFindings.ts';
import { DRAFT_FORM, DraftFields } from './DraftFields.tsx';
import { DraftFile } from './DraftFile.tsx';
import { useFinishDraft } from './useFinishDraft.ts';
import { useTypedFindings } from './useTypedFindings.ts';

type Creative = V1Schemas['Creative'];

const BREADCRUMBS = [{ label: 'Creatives', href: paths.campaignCreatives.dashboard }, { label: 'New creative' }];

/** Other creatives of the account with the same HTML. */
function SameHtml({ others }: { others: Creative['same_html'] }) {
  if (others.length === 0) return null;
  return (
    <Banner tone="warning" title="The same HTML is in another creative">
      {others.map(({ id, name }, at) => (
        <Fragment key={id}>
          {at > 0 && ', '}
          <Link href={paths.campaignCreatives.creative(id)}>{name}</Link>
        </Fragment>
      ))}
    </Banner>
  );
}

/**
 * Checks each revision of a draft once, so that its findings appear while the rest is typed. A draft that is being
 * finished gets its real check: another call would be refused.
 */
function useDraftCheck({ id, revision, check, preview_url }: Creative, isFinishing: boolean): void {
  const { can } = useCan('can_validate_links');
  const { mutate } = useCheckDraft();
  const isUnchecked = can && !isFinishing && preview_url !== null && check?.status === 'Not Started';
  useEffect(() => {
    if (isUnchecked) mutate(id);
  }, [id, revision, isUnchecked, mutate]);
}

interface FindingsProps {
  creative: Creative;
  draft: ReturnType<typeof useFinishDraft>;
  onField: (field: FindingField) => void;
  onAsk: (dialog: string) => void;
}

/** The findings, in which those about the lines follow the typing. A key renders this part and not the whole page. */
function DraftFindings({ draft, ...props }: FindingsProps) {
  const control = draft.form.form.control as unknown as Control<CreativeDetailValues>;
  return <CreativeFindings {...props} typed={useTypedFindings(props.creative, control)} />;
}

function useDiscard(creative: Creative): (() => void) | undefined {
  const navigate = useNavigate();
  const confirm = useConfirm();
  const isOffered = useOffered();
  const remove = useDeleteCreative();
  const action = creative.actions.find(({ name }) => name === 'delete');
  if (!isOffered(action) || !action?.allowed) return undefined;
  return async () => {
    const effect = 'Its revisions, links and findings are deleted with it.';
    if (!(await confirm({ type: 'danger', text: action.confirm_text, effect }))) return;
    remove.mutate(creative.id, { onSuccess: () => void navigate(paths.campaignCreatives.dashboard) });
  };
}

function Draft({ creative }: { creative: Creative }) {
  const [isFinishing, setFinishing] = useState(false);
  const [dialog, setDialog] = useState<string>();
  const [field, setField] = useState<FindingField>();
  const draft = useFinishDraft(creative, setFinishing);
  const discard = useDiscard(creative);
  const boxes = usePlaces(useCodeFindings(creative.id));
  useDraftCheck(creative, isFinishing);
  const { name, revision, preview_url, status, created_at } = creative;
  const { isSaving } = draft.form;
  return (
    <>
      <PageHeader
        title={name}
        breadcrumbs={BREADCRUMBS}
        status={<EntityStatus entity="creative" code={status} />}
        note={
          <>
            kept since <DateText value={created_at} />
          </>
        }
        actions={
          <>
            {discard && (
              <Button variant="quiet" onClick={discard}>
                Discard draft
              </Button>
            )}
            <Button isBusy={isSaving} onClick={() => draft.submit(true)}>
              Save as draft
            </Button>
            <Button type="submit" form={DRAFT_FORM} variant="primary" isBusy={isSaving}>
              Add and check creative
            </Button>
          </>
        }
      />
      {draft.upload.progress && <UploadLine progress={draft.upload.progress} onCancel={draft.upload.cancel} />}
      <DraftFile creative={creative} onSaved={draft.saves} />
      <SameHtml others={creative.same_html} />
      <Split
        start={<DraftFields creative={creative} draft={draft} focusOn={field} onLeave={() => setField(undefined)} />}
        startWidth={300}
        asideWidth={400}
        aside={<CreativePreview name={name} revision={revision} url={preview_url} boxes={boxes} />}
      >
        {/* In this column, so that what is being typed stays where it is when a check begins or ends. */}
        <CreativeCheck creative={creative} />
        <DraftFindings creative={creative} draft={draft} onField={setField} onAsk={setDialog} />
      </Split>
      {dialog !== undefined && (
        <CreativeDialogs
          creative={creative}
          dialog={dialog}
          onSaved={draft.mends}
          onClose={() => setDialog(undefined)}
        />
      )}
    </>
  );
}

/** A draft whose file is there: the rest is typed beside its findings and its preview. */
export function FinishDraft({ id }: { id: number }) {
  const creative = useQuery(creativeQuery(id));
  if (creative.error && !creative.data) {
    return (
      <LoadFailure
        what="The draft"
        query={creative}
        back={{ href: paths.campaignCreatives.dashboard, label: 'All creatives' }}
      />
    );
  }
  if (creative.data && creative.data.status !== 'Draft') {
    return <Navigate to={paths.campaignCreatives.creative(id)} replace />;
  }
  return (
    <Page>
      {creative.data ? (
        <Draft key={id} creative={creative.data} />
      ) : (
        <>
          <PageHeader title="New creative" breadcrumbs={BREADCRUMBS} />
          <Skeleton lines={6} height={40} />
        </>
      )}
    </Page>
  );
}

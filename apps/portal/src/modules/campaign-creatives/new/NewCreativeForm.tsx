import { Button, Card, Form, Skeleton, Stack, Text } from '@mailroom/design-system';
import { maxBytesOf } from '@mailroom/domain/forms/fileTypes';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useWatch, type Control } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { ChoiceInput } from '../../../components/ChoiceInput.tsx';
import { accountChoices } from '../../../resources/choices/choices.queries.ts';
import { useAddCreative } from '../../../resources/creatives.queries.ts';
import { useAccountOfHeader } from '../../../session/account/useAccountOfHeader.ts';
import { useCurrentAccount } from '../../../session/account/useCurrentAccount.ts';
import { useCan } from '../../../session/user/usePermissions.ts';
import type { RecordForm } from '../../../shared/forms/recordForm.ts';
import { useRecordForm } from '../../../shared/forms/useRecordForm.tsx';
import { useUrlText } from '../../../shared/listState/useUrlText.ts';
import { loadAlongside, loadOnUse } from '../../../shared/lazyPart.tsx';
import { paths } from '../../../shared/paths.ts';
import { STAYS_IN_PLACE } from '../../../shared/staysInPlace.ts';
import { CreativeFiles } from '../form/CreativeFiles.tsx';
import {
  newCreativeRules,
  noFiles,
  type CreativeDetailValues,
  type NewCreativeValues,
} from '../form/creativeFields.ts';
import { useUpload } from '../form/useUpload.ts';

const CreativeDetailFields = loadAlongside(
  async () => (await import('../form/CreativeDetailFields.tsx')).CreativeDetailFields,
  <Skeleton lines={5} height={64} />,
);
const PasteHtml = loadOnUse(async () => (await import('./PasteHtml.tsx')).PasteHtml, null);
const UploadLine = loadOnUse(async () => (await import('../form/UploadLine.tsx')).UploadLine, null);

/** Fields that the file fills. */
const OF_THE_FILE = ['name', 'subject', 'preheader'] as const;

/** The words below the field of the account, while none is chosen. */
function accountHint(accountId: number | null, html: File | null): string | undefined {
  if (accountId !== null) return undefined;
  return html ? `Choose the account, and ${html.name} is kept as its draft` : 'Choose the account first';
}

/**
 * Adds a creative. The page begins with its file, which is saved as a draft as soon as it is there; the rest is typed
 * beside its findings. A person who may not edit or check creatives types everything first, as does one without a file.
 */
export function NewCreativeForm() {
  const navigate = useNavigate();
  const { account } = useCurrentAccount();
  const { mutateAsync: add } = useAddCreative();
  const upload = useUpload();
  const added = useRef<{ readonly id: number; readonly filled: readonly string[] }>(undefined);
  const isDropped = useRef(false);
  const typed = useRef<readonly string[]>([]);
  const [start, setStart] = useUrlText('start');
  const [refused, setRefused] = useState<File>();
  const mayUpload = useCan('can_upload_file');
  const savesFirst = useCan([['can_update_creative'], ['can_validate_links']]).can;
  const form = useRecordForm<NewCreativeValues>({
    values: {
      account_id: account?.id ?? null,
      advertiser_id: null,
      name: '',
      subject: '',
      preheader: '',
      sender_profile_id: null,
      is_draft: false,
      ...noFiles,
    },
    rules: newCreativeRules,
    draftKey: 'creative:new',
    save: async (values) => {
      const { account_id, advertiser_id } = values;
      if (account_id === null) return;
      const { fileBody, newDetailBody } = await import('../form/creativeBodies.ts');
      const body = { creative_type: 'html' as const, ...newDetailBody(values, values.is_draft), ...fileBody(values) };
      const saved = await upload
        .run((sending) =>
          add({
            ...sending,
            body: { ...body, account_id, advertiser_id, ...(values.is_draft && { status: 'Draft' as const }) },
          }),
        )
        .catch((error: unknown) => {
          setRefused(values.creative_html ?? undefined);
          throw error;
        });
      const filled = OF_THE_FILE.filter((field) => saved[field] && !typed.current.includes(field));
      added.current = { id: saved.id, filled };
      const { keepChoices } = await import('./lastChoices.ts');
      keepChoices(saved);
    },
    // Somebody who goes elsewhere has not asked for the check.
    onLeaving: () => form.form.setValue('is_draft', true),
    onDone: () => {
      if (!added.current) return;
      const { id, filled } = added.current;
      if (isDropped.current) {
        void navigate(paths.campaignCreatives.draft(id), { replace: true, state: { ...STAYS_IN_PLACE, filled } });
      } else void navigate(paths.campaignCreatives.creative(id));
    },
  });
  const { control, getValues, resetField, setValue, trigger } = form.form;
  const ofHeader = useAccountOfHeader((id) => {
    const isMissing = getValues('account_id') === null;
    if (isMissing) resetField('account_id', { defaultValue: id });
    return isMissing;
  });
  const accountId = useWatch({ control, name: 'account_id' });
  const html = useWatch({ control, name: 'creative_html' });
  const texts = useWatch({ control, name: OF_THE_FILE });

  const isTaking = savesFirst && html !== null && html !== refused && accountId !== null;
  // Text that was typed before, and kept, must not be hidden.
  const hasFields =
    !isTaking && (!savesFirst || start === 'details' || refused !== undefined || texts.some((text) => text !== ''));
  const asksForAccount = !account || hasFields;

  // Fields that somebody has filled stay as they are.
  const take = useEffectEvent(async (file: File) => {
    // Loads with the first file: the page is at its limit.
    const suggested = await import('./suggestedBy.ts').then(
      ({ suggestedBy }) => suggestedBy(file),
      () => undefined,
    );
    if (!suggested) {
      setRefused(file);
      return;
    }
    typed.current = OF_THE_FILE.filter((field) => getValues(field).trim() !== '');
    // The server reads the other lines of a draft, also from a ZIP and in any encoding.
    for (const field of savesFirst ? (['name'] as const) : OF_THE_FILE) {
      if (getValues(field).trim() === '' && suggested[field] !== '') {
        setValue(field, suggested[field], { shouldDirty: true, shouldValidate: true });
      }
    }
    if (!savesFirst) return;
    if (file.size > maxBytesOf('creative_html', file.name)) {
      setRefused(file);
      return;
    }
    submit(true, true);
    if (!(await trigger())) setRefused(file);
  });
  // A file that was dropped first waits for its account.
  const waiting = accountId === null ? html : null;
  useEffect(() => {
    if (html && accountId !== null) void take(html);
  }, [html, accountId]);
  function submit(isDraft: boolean, goesOn = false) {
    isDropped.current = goesOn;
    setValue('is_draft', isDraft);
    form.submit();
  }

  return (
    <Form
      aria-label="New creative"
      {...form.formProps}
      focusOn={waiting ? 'account_id' : undefined}
      onSubmit={() => submit(false)}
    >
      <Card title="E-mail" note={asksForAccount ? undefined : account?.name}>
        <Stack gap={16}>
          {asksForAccount && (
            <ChoiceInput
              form={form}
              name="account_id"
              label="Account"
              load={accountChoices}
              hint={accountHint(accountId, html)}
              chosen={ofHeader}
              onChosen={() => {
                setValue('advertiser_id', null);
                setValue('sender_profile_id', null);
              }}
            />
          )}
          <CreativeFiles form={form} only={['creative_html']} size={hasFields ? 'medium' : 'large'} />
          {!hasFields && (
            <Text as="p" tone="muted">
              The file is kept as a draft, and checked. Its name, subject and preheader fill the fields beside the
              findings.
            </Text>
          )}
          {!isTaking && (
            <Stack direction="row" gap={8} isWrapping>
              {mayUpload.can && <PasteHtml onFile={(file) => setValue('creative_html', file, { shouldDirty: true })} />}
              {!hasFields && (
                <Button variant="quiet" onClick={() => setStart('details')}>
                  Begin without a file
                </Button>
              )}
            </Stack>
          )}
        </Stack>
      </Card>
      {hasFields && (
        <>
          <Card title="Details">
            <CreativeDetailFields
              form={form as unknown as RecordForm<CreativeDetailValues>}
              control={control as unknown as Control<CreativeDetailValues>}
              accountId={accountId}
            />
          </Card>
          <Card title="Banner and seeds">
            <CreativeFiles
              form={form}
              only={['creative_banner', 'creative_test_seed_list_csv', 'creative_live_seed_list_csv']}
            />
          </Card>
        </>
      )}
      {upload.progress && <UploadLine progress={upload.progress} onCancel={upload.cancel} />}
      <Stack direction="row" gap={8} justify="end" isWrapping>
        <Button href={paths.campaignCreatives.dashboard}>Cancel</Button>
        {hasFields && (
          <>
            <Button isBusy={form.isSaving} onClick={() => submit(true)}>
              Save as draft
            </Button>
            <Button
              type="submit"
              variant="primary"
              isBusy={form.isSaving}
              disabled={html === null}
              reason="Choose the HTML, or save a draft without it"
            >
              Add and check creative
            </Button>
          </>
        )}
      </Stack>
      {form.dialogs}
    </Form>
  );
}

import { Page, PageHeader } from '@mailroom/design-system';
import { Gate } from '../../../session/user/Gate.tsx';
import { lazyPart } from '../../../shared/lazyPart.tsx';
import { useUrlText } from '../../../shared/listState/useUrlText.ts';
import { paths } from '../../../shared/paths.ts';
import { usePageTitle } from '../../../shared/usePageTitle.ts';
import { NewCreativeForm } from './NewCreativeForm.tsx';

const FinishDraft = lazyPart(async () => (await import('./FinishDraft.tsx')).FinishDraft);

function NewCreative() {
  usePageTitle('New creative');
  const [text] = useUrlText('draft');
  const draft = Number(text);
  if (draft > 0 && Number.isSafeInteger(draft)) return <FinishDraft id={draft} />;
  return (
    <Page width="narrow">
      <PageHeader
        title="New creative"
        breadcrumbs={[{ label: 'Creatives', href: paths.campaignCreatives.dashboard }, { label: 'New creative' }]}
      />
      <NewCreativeForm />
    </Page>
  );
}

/** A new creative: first its file, which is saved as a draft, then its details beside the preview and the findings. */
export function NewCreativePage() {
  return (
    <Gate needs="can_add_creative" screen>
      <NewCreative />
    </Gate>
  );
}

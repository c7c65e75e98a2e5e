import { Page, PageHeader } from '@mailroom/design-system';
import { Gate } from '../../../session/user/Gate.tsx';
import { paths } from '../../../shared/paths.ts';
import { usePageTitle } from '../../../shared/usePageTitle.ts';
import { NewCreativeForm } from './NewCreativeForm.tsx';

function NewCreative() {
  usePageTitle('New creative');
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

/** A new creative: an e-mail, its banner and its seed lists. The check starts after the upload. */
export function NewCreativePage() {
  return (
    <Gate needs="can_add_creative" screen>
      <NewCreative />
    </Gate>
  );
}

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

/** An e-mail, its banner and its seed lists; the check begins as soon as they have arrived. */
export function NewCreativePage() {
  return (
    <Gate needs="can_add_creative" screen>
      <NewCreative />
    </Gate>
  );
}

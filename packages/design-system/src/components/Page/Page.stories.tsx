import preview from '../../../../../.storybook/preview.tsx';
import { Card } from '../Card/Card.tsx';
import { PageHeader } from '../PageHeader/PageHeader.tsx';
import { Page } from './Page.tsx';

const meta = preview.meta({ title: 'Layout/Page', component: Page, parameters: { layout: 'fullscreen' } });

export const Permutations = meta.story({
  render: () => (
    <Page width="narrow">
      <PageHeader title="Unauthorized" />
      <Card>You need the permission can_view_order for this page.</Card>
    </Page>
  ),
});

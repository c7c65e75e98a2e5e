import preview from '../../../../../.storybook/preview.tsx';
import { Badge } from '../Badge/Badge.tsx';
import { Button } from '../Button/Button.tsx';
import { Code } from '../Code/Code.tsx';
import { PageHeader } from './PageHeader.tsx';

const meta = preview.meta({
  title: 'Layout/PageHeader',
  component: PageHeader,
  args: {
    title: 'Members’ evening invitation',
    breadcrumbs: [{ label: 'Creatives', href: '#creatives' }, { label: 'Kestrel Museum' }],
    status: <Badge tone="danger">Need Attention</Badge>,
    note: <Code>rev 2</Code>,
    actions: (
      <>
        <Button variant="quiet">Upload new revision</Button>
        <Button>Send test</Button>
        <Button variant="primary">Review 2 findings</Button>
      </>
    ),
  },
});

export const Permutations = meta.story({});

export const LongTitle = meta.story({
  args: {
    title: 'A name that somebody copied out of a spreadsheet with_underscores_and_no_spaces_so_that_it_has_to_break',
  },
});

import { Button } from '../../../components/Button/Button.tsx';
import { Code } from '../../../components/Code/Code.tsx';
import { PageHeader } from '../../../components/PageHeader/PageHeader.tsx';

export function Good() {
  return (
    <PageHeader
      breadcrumbs={[{ label: 'Orders', href: '#' }, { label: 'Members’ evening' }]}
      title="Members’ evening"
      note={<Code>ord_7fK2</Code>}
      actions={
        <>
          <Button>Edit</Button>
          <Button variant="primary">Confirm 41,306 recipients</Button>
        </>
      }
    />
  );
}

export function Bad() {
  return (
    <PageHeader
      title="Order"
      actions={
        <>
          <Button variant="primary">Edit</Button>
          <Button variant="primary">Copy</Button>
          <Button variant="primary">Confirm</Button>
        </>
      }
    />
  );
}

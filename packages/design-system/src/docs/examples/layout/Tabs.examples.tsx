import { Tabs } from '../../../components/Tabs/Tabs.tsx';

export function Good() {
  return (
    <Tabs
      label="Creative"
      value="links"
      onValueChange={() => undefined}
      items={[
        { id: 'links', label: 'Links', count: '14', content: '14 links' },
        { id: 'html', label: 'HTML', content: 'Source' },
      ]}
    />
  );
}

export function Bad() {
  return (
    <Tabs
      label="Order"
      value="1"
      onValueChange={() => undefined}
      items={[
        { id: '1', label: 'Step 1: fill in', content: 'Name' },
        { id: '2', label: 'Step 2: check', content: 'Check' },
      ]}
    />
  );
}

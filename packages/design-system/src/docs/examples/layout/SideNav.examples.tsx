import { SideNav } from '../../../components/SideNav/SideNav.tsx';

export function Good() {
  return (
    <SideNav
      sections={[
        {
          id: 'o',
          label: 'Orders',
          items: [
            { href: '#all', label: 'All orders', isCurrent: true },
            { href: '#waiting', label: 'Waiting', count: 3 },
          ],
        },
      ]}
    />
  );
}

export function Bad() {
  return (
    <SideNav
      sections={[
        {
          id: 'o',
          items: ['One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine'].map((label) => ({
            href: `#${label}`,
            label,
          })),
        },
      ]}
    />
  );
}

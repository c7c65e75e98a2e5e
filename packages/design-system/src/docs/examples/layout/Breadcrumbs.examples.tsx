import { Breadcrumbs } from '../../../components/Breadcrumbs/Breadcrumbs.tsx';

export const Good = () => <Breadcrumbs items={[{ label: 'Orders', href: '#' }, { label: 'Members’ evening' }]} />;

export const Bad = () => (
  <Breadcrumbs items={[{ label: 'Back', href: '#one' }, { label: 'Back', href: '#two' }, { label: 'Here' }]} />
);

import { Breadcrumbs } from '../../../components/Breadcrumbs/Breadcrumbs.tsx';

export function Good() {
  return <Breadcrumbs items={[{ label: 'Orders', href: '#' }, { label: 'Members’ evening' }]} />;
}

export function Bad() {
  return <Breadcrumbs items={[{ label: 'Back', href: '#one' }, { label: 'Back', href: '#two' }, { label: 'Here' }]} />;
}

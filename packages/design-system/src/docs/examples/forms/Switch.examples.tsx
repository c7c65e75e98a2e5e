import { Switch } from '../../../components/Switch/Switch.tsx';

export function Good() {
  return <Switch label="Track opens" defaultValue />;
}

export function Bad() {
  return <Switch label="Turn off tracking" />;
}

import { Switch } from '../../../components/Switch/Switch.tsx';

export const Good = () => <Switch label="Track opens" defaultValue />;

export const Bad = () => <Switch label="Turn off tracking" />;

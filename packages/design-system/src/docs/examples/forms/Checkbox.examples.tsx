import { Checkbox } from '../../../components/Checkbox/Checkbox.tsx';

export const Good = () => <Checkbox label="Send a proof first" hint="To the people of this order." />;

export const Bad = () => <Checkbox label="Don’t skip the proof" />;

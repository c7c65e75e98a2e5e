import { Checkbox } from '../../../components/Checkbox/Checkbox.tsx';

export function Good() {
  return <Checkbox label="Send a proof first" hint="To the people of this order." />;
}

export function Bad() {
  return <Checkbox label="Don’t skip the proof" />;
}

import { Pill } from '../../../components/Pill/Pill.tsx';
import { Toolbar } from '../../../components/Toolbar/Toolbar.tsx';

export function Good() {
  return (
    <Toolbar>
      <Pill>Retail</Pill>
      <Pill>Travel</Pill>
    </Toolbar>
  );
}

export function Bad() {
  return (
    <Toolbar>
      <Pill>Retail</Pill>
      <Pill>was changed by R. Almeida on Friday</Pill>
    </Toolbar>
  );
}

/** With all parts, for their picture. */
export function Anatomy() {
  return <Pill onRemove={() => undefined}>Retail</Pill>;
}

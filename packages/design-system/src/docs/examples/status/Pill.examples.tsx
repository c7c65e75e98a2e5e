import { Pill } from '../../../components/Pill/Pill.tsx';
import { Toolbar } from '../../../components/Toolbar/Toolbar.tsx';

export const Good = () => (
  <Toolbar>
    <Pill>Retail</Pill>
    <Pill>Travel</Pill>
  </Toolbar>
);

export const Bad = () => (
  <Toolbar>
    <Pill>Retail</Pill>
    <Pill>was changed by R. Almeida on Friday</Pill>
  </Toolbar>
);

/** With all parts, for their picture. */
export const Anatomy = () => <Pill onRemove={() => undefined}>Retail</Pill>;

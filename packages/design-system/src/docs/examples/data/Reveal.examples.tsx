import { Card } from '../../../components/Card/Card.tsx';
import { DeviceFrame } from '../../../components/DeviceFrame/DeviceFrame.tsx';
import { Reveal } from '../../../components/Reveal/Reveal.tsx';

const NAMES = {
  label: 'How much of revision 1 is shown',
  beforeLabel: 'Revision 1',
  afterLabel: 'Revision 2',
  valueText: (value: number) => `${value} % of revision 1`,
};

function mail(label: string, words: string) {
  return <DeviceFrame isPicture label={label} html={`<h1>${words}</h1>`} height={120} layoutWidth={480} />;
}

export function Good() {
  return (
    <Reveal
      {...NAMES}
      width={480}
      before={mail('The mail, revision 1', 'Thursday')}
      after={mail('The mail, revision 2', 'Friday')}
    />
  );
}

export function Bad() {
  return (
    <Reveal
      {...NAMES}
      before={<Card>The galleries stay open for members.</Card>}
      after={<Card>The galleries stay open for one guest each.</Card>}
    />
  );
}

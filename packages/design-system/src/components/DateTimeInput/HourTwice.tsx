import { styled } from 'styled-components';
import { useDesign } from '../../provider/DesignContext.ts';
import { useTexts } from '../../provider/useTexts.ts';
import { space, t, type } from '../../theme/tokens.ts';
import { SegmentedControl } from '../SegmentedControl/SegmentedControl.tsx';

interface HourTwiceProps {
  /** The instants that the same digits mean, the earlier one first. */
  instants: readonly [string, string];
  value: string;
  timeZone: string;
  onChoose: (instant: string) => void;
}

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(4, 8)};
  margin-block-start: ${space(4)};
  color: ${t('ink-muted')};
  ${type(12)}
`;

/** On the night when clocks go back, the digits of an hour mean two instants. Their names of the zone tell them apart. */
export default function HourTwice({ instants, value, timeZone, onChoose }: HourTwiceProps) {
  const { locale } = useDesign();
  const texts = useTexts();
  const names = new Intl.DateTimeFormat(locale, { timeZone, hour: 'numeric', timeZoneName: 'short' });
  const option = (instant: string) => {
    const name = names.formatToParts(new Date(instant)).find(({ type: part }) => part === 'timeZoneName');
    return { value: instant, label: name?.value ?? instant };
  };
  return (
    <Root>
      <span aria-hidden>{texts.hourTwice}</span>
      <SegmentedControl
        label={texts.hourTwice}
        value={value}
        options={[option(instants[0]), option(instants[1])]}
        onValueChange={onChoose}
      />
    </Root>
  );
}

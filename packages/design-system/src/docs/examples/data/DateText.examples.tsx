import { DateText } from '../../../components/DateText/DateText.tsx';
import { Text } from '../../../components/Text/Text.tsx';

export function Good() {
  return <DateText value="2026-11-22T13:00:00Z" isRelative now={new Date('2026-11-21T15:00:00Z')} />;
}

export function Bad() {
  return <Text>22.11. 8 o’clock</Text>;
}

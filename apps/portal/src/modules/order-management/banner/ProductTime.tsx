import { DateText, Tooltip, useDesign, type DateTextProps } from '@mailroom/design-system';

interface ProductTimeProps extends Pick<DateTextProps, 'kind' | 'isRelative'> {
  value: string | Date | null | undefined;
  /** The account's zone. */
  zone: string;
}

/** A moment in the reader's zone. Where the account has another zone, its time is shown on hover and touch. */
export function ProductTime({ value, zone, kind, isRelative }: ProductTimeProps) {
  const { formatDate, timeZone } = useDesign();
  const own = <DateText value={value} kind={kind} isRelative={isRelative} />;
  if (zone === timeZone || value == null) return own;
  return <Tooltip content={`${formatDate(value, 'datetime', zone)}, ${zone}`}>{own}</Tooltip>;
}

import { useDesign, type FormatDate } from '@mailroom/design-system';
import { useMemo, useState } from 'react';

type ZoneName = (date: Date, zone: string) => string;

/** An offset, which browsers write for a zone that American English has no short name for. */
const OFFSET = /GMT[+-]\S+$/;

/**
 * Names zones as the server's texts do: 'CET', where browsers write 'GMT+1'. The names load when the first date needs
 * one, because most readers and accounts never do.
 */
export function useFormatDate(): FormatDate {
  const { formatDate } = useDesign();
  const [nameOf, setNameOf] = useState<ZoneName>();
  return useMemo(() => {
    let isAsked = false;
    async function ask() {
      isAsked = true;
      try {
        const { zoneAbbreviation } = await import('@mailroom/domain/dates/timeZones');
        setNameOf(() => zoneAbbreviation);
      } catch {
        // Without them, dates keep their offsets, which are right too.
      }
    }
    return (value, style, zone) => {
      const text = formatDate(value, style, zone);
      if (!OFFSET.test(text)) return text;
      if (!nameOf && !isAsked) void ask();
      return nameOf ? text.replace(OFFSET, nameOf(new Date(value), zone)) : text;
    };
  }, [formatDate, nameOf]);
}

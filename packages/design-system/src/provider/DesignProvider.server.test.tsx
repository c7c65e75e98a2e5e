import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { DesignProvider } from './DesignProvider.tsx';
import { useDesign } from './DesignContext.ts';

function Said() {
  const { locale, timeZone, texts, formatDate } = useDesign();
  return [locale, timeZone, texts.cancel, texts.close, formatDate('2026-01-04T23:30:00Z', 'datetime', timeZone)].join(
    '|',
  );
}

function say(...around: React.ComponentProps<typeof DesignProvider>[]) {
  return renderToStaticMarkup(
    around.reduceRight((inner, props) => <DesignProvider {...props}>{inner}</DesignProvider>, <Said />),
  );
}

function given(props: Omit<React.ComponentProps<typeof DesignProvider>, 'children'>) {
  return { ...props, children: null };
}

it('is optional: without one everything has its default', () => {
  expect(say()).toBe('en-US|UTC|Cancel|Close|01/04/2026 11:30 PM UTC');
});

it('writes dates as the locale does, in the zone', () => {
  expect(say(given({ locale: 'de-DE', timeZone: 'Europe/Berlin' }))).toBe(
    'de-DE|Europe/Berlin|Cancel|Close|05.01.2026, 00:30 MEZ',
  );
  expect(say(given({ timeZone: 'Asia/Kathmandu' }))).toContain('01/05/2026 5:15 AM GMT+5:45');
});

it('changes only the given settings when it is nested', () => {
  const outer = given({ locale: 'de-DE', timeZone: 'Asia/Tokyo', texts: { cancel: 'Abbrechen', close: 'Zu' } });
  expect(say(outer, given({ texts: { close: 'Schließen' } }))).toBe(
    'de-DE|Asia/Tokyo|Abbrechen|Schließen|05.01.2026, 08:30 GMT+9',
  );
  expect(say(outer, given({ locale: 'en-US' }))).toContain('01/05/2026 8:30 AM GMT+9');
  const written = given({ formatDate: () => 'then' });
  expect(say(written, given({ locale: 'de-DE' }))).toContain('|then');
});

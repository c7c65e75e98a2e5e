'use client';
import { isKnown } from '../../provider/known.ts';
import type { ComponentProps, ReactNode } from 'react';
import { styled } from 'styled-components';
import { useDesign } from '../../provider/DesignContext.ts';
import type { Tone } from '../../theme/tones.ts';
import { StatCardRoot, StatRoot } from './Stat.styles.ts';
import { space } from '../../theme/tokens.ts';

export interface Stat {
  /** Names what is counted, in lower case, because it is read after the number. */
  label: string;
  /** A number gets the locale's separators; null is shown as a dash. */
  value: number | string | null;
  /** Colours the number when it is good or bad news. */
  tone?: Tone | undefined;
  /** Says what the number is compared with or made of. */
  note?: ReactNode;
}

export interface StatCardProps extends Omit<ComponentProps<'div'>, 'children'>, Stat {
  /** A `Sparkline` that shows how the number has changed. */
  trend?: ReactNode;
}

export interface StatRowProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The numbers. Each label must be unique. */
  items: readonly Stat[];
}

function StatBody({ label, value, note, trend }: Stat & { trend?: ReactNode }) {
  const { locale } = useDesign();
  return (
    <>
      <div data-part="value">
        {isKnown(value) ? value.toLocaleString(locale) : typeof value === 'string' ? value : '—'}
      </div>
      <div data-part="label">{label}</div>
      {note && <div data-part="note">{note}</div>}
      {trend && <div data-part="trend">{trend}</div>}
    </>
  );
}

/** One number that matters. */
export function StatCard({ label, value, tone, note, trend, ...rest }: StatCardProps) {
  return (
    <StatCardRoot data-tone={tone} {...rest}>
      <StatBody label={label} value={value} note={note} trend={trend} />
    </StatCardRoot>
  );
}

const Row = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 136px), 1fr));
  gap: ${space(16)};
`;

/** A few numbers side by side, inside a card. */
export function StatRow({ items, ...rest }: StatRowProps) {
  return (
    <Row {...rest}>
      {items.map(({ tone, ...stat }) => (
        <StatRoot key={stat.label} data-tone={tone}>
          <StatBody {...stat} />
        </StatRoot>
      ))}
    </Row>
  );
}

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
  /** Draws a bar with a tick for what is usual. Only a picture: say both in `note`. Not drawn for a usual 0. */
  usual?: StatUsual | undefined;
}

/** A number of this time and the usual one, in one unit: two shares, two amounts. */
export interface StatUsual {
  now: number;
  /** The tick. It stands at two thirds of the bar. */
  usually: number;
  /** Which of them is good news. Default 'more'. */
  better?: 'more' | 'less' | undefined;
}

export interface StatCardProps extends Omit<ComponentProps<'div'>, 'children'>, Stat {
  /** A `Sparkline` that shows how the number has changed. */
  trend?: ReactNode;
}

export interface StatRowProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The numbers. Each label must be unique. */
  items: readonly Stat[];
  /** The least width of each in px. Default 136, for seven digits. */
  min?: number | undefined;
}

/** Where the tick stands. */
const TICK = 2 / 3;

function UsualBar({ now, usually, better = 'more' }: StatUsual) {
  const isGood = better === 'more' ? now >= usually : now <= usually;
  const share = Math.min(1, Math.max(0, (now / usually) * TICK));
  return (
    <div data-part="usual" data-news={isGood ? 'good' : 'bad'} aria-hidden="true">
      <div data-part="bar" style={{ inlineSize: `${share * 100}%` }} />
      <div data-part="usually" style={{ insetInlineStart: `${TICK * 100}%` }} />
    </div>
  );
}

function StatBody({ label, value, note, usual, trend }: Stat & { trend?: ReactNode }) {
  const { locale } = useDesign();
  return (
    <>
      <div data-part="value">
        {isKnown(value) ? value.toLocaleString(locale) : typeof value === 'string' ? value : '—'}
      </div>
      <div data-part="label">{label}</div>
      {usual && isKnown(usual.now) && isKnown(usual.usually) && usual.usually > 0 && <UsualBar {...usual} />}
      {note && <div data-part="note">{note}</div>}
      {trend && <div data-part="trend">{trend}</div>}
    </>
  );
}

/** One number that matters. */
export function StatCard({ label, value, tone, note, usual, trend, ...rest }: StatCardProps) {
  return (
    <StatCardRoot data-tone={tone} {...rest}>
      <StatBody label={label} value={value} note={note} usual={usual} trend={trend} />
    </StatCardRoot>
  );
}

const Row = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, var(--own-min)), 1fr));
  gap: ${space(16)};
`;

/** A few numbers side by side, inside a card. */
export function StatRow({ items, min = 136, style, ...rest }: StatRowProps) {
  return (
    <Row style={{ '--own-min': `${min}px`, ...style } as ComponentProps<'div'>['style']} {...rest}>
      {items.map(({ tone, ...stat }) => (
        <StatRoot key={stat.label} data-tone={tone}>
          <StatBody {...stat} />
        </StatRoot>
      ))}
    </Row>
  );
}

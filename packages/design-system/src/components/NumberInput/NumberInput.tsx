'use client';
import { isKnown } from '../../provider/known.ts';
import { useState, type ComponentProps, type KeyboardEvent, type ReactNode } from 'react';
import { useDesign } from '../../provider/DesignContext.ts';
import type { Disableable } from '../../theme/disableable.ts';
import { ControlField } from '../Field/ControlField.tsx';
import type { FieldTexts } from '../Field/Field.tsx';
import { Input } from '../Field/Input.styles.ts';
import { splitFieldProps } from '../Field/splitFieldProps.ts';
import { WithInside } from '../Field/WithInside.ts';
import { parseNumber } from './parseNumber.ts';

export interface NumberInputOwnProps
  extends
    Omit<ComponentProps<'input'>, 'disabled' | 'size' | 'type' | 'value' | 'onChange' | 'min' | 'max' | 'step'>,
    FieldTexts {
  /** null while nothing, or nothing readable, stands there. */
  value: number | null;
  /** Called with each readable number, and with null for what isn't one. */
  onValueChange: (value: number | null) => void;
  /** The least that keys step to; what is typed is the application's to refuse. */
  min?: number | undefined;
  /** The most that keys step to. */
  max?: number | undefined;
  /** What an arrow key adds; Page keys add ten of it. Default 1. */
  step?: number | undefined;
  /** Figures that are always written after the decimal separator, zeros too: 2 for money. Default 0. */
  minDigits?: number | undefined;
  /** Stands after the number: '%', 'days'. */
  unit?: ReactNode;
}
/** `className` goes to the field, the ref and everything else to the input. */
export type NumberInputProps = NumberInputOwnProps & Disableable;

const STEPS: Record<string, number> = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 };

const digitsOf = (value: number) => (String(value).split('.')[1] ?? '').length;

/** 0.1 and 0.2 are 0.30000000000000004, which nobody wants to read. */
function stepped(value: number, steps: number, step: number): number {
  const next = value + steps * step;
  const digits = Math.max(digitsOf(value), digitsOf(step));
  return String(value).includes('e') || digits > 15 ? next : Number(next.toFixed(digits));
}

/** A number, written with separators of the locale once the field is left. A wheel over it changes nothing. */
export function NumberInput(props: NumberInputProps) {
  const { locale } = useDesign();
  const [
    field,
    disableable,
    { className, id, value: given, onValueChange, min, max, step = 1, minDigits = 0, unit, onBlur, ...rest },
  ] = splitFieldProps(props);
  const value = isKnown(given) ? given : null;
  const [draft, setDraft] = useState<string | undefined>();
  const set = (next: number) => {
    const bounded = Math.min(max ?? Infinity, Math.max(min ?? -Infinity, next));
    setDraft(undefined);
    onValueChange(bounded);
  };
  const keyDown = (event: KeyboardEvent) => {
    const steps = STEPS[event.key];
    if (steps === undefined || disableable.disabled) return;
    event.preventDefault();
    set(stepped(value ?? 0, steps, step));
  };
  return (
    <ControlField field={field} disableable={disableable} id={id} className={className}>
      {(control) => (
        <WithInside style={unit ? ({ '--own-end': '48px' } as object) : undefined}>
          <Input
            type="text"
            inputMode={Number.isInteger(step) ? 'numeric' : 'decimal'}
            role="spinbutton"
            aria-valuenow={value ?? undefined}
            aria-valuemin={min}
            aria-valuemax={max}
            autoComplete="off"
            onKeyDown={keyDown}
            {...rest}
            {...control}
            value={
              draft ??
              value?.toLocaleString(locale, { minimumFractionDigits: minDigits, maximumFractionDigits: 20 }) ??
              ''
            }
            onChange={(event) => {
              setDraft(event.target.value);
              onValueChange(parseNumber(event.target.value, locale));
            }}
            onBlur={(event) => {
              // What couldn't be read stays, so that it can be put right.
              if (value !== null || draft?.trim() === '') setDraft(undefined);
              onBlur?.(event);
            }}
          />
          {unit && <span data-part="end">{unit}</span>}
        </WithInside>
      )}
    </ControlField>
  );
}

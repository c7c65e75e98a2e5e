'use client';
import { isKnown } from '../../provider/known.ts';
import { useEffect, useState, type ComponentProps, type KeyboardEvent, type ReactNode } from 'react';
import { useDesign } from '../../provider/DesignContext.ts';
import type { Disableable } from '../../theme/disableable.ts';
import { ControlField } from '../Field/ControlField.tsx';
import type { FieldTexts } from '../Field/Field.tsx';
import { Input } from '../Field/Input.styles.ts';
import { splitFieldProps } from '../Field/splitFieldProps.ts';
import { useKeptValue } from '../Field/useKeptValue.ts';
import { WithInside } from '../Field/WithInside.ts';
import { useMergedRef } from '../../hooks/useMergedRef.ts';
import { numberTexts } from '../../provider/numberTexts.ts';
import { UNREADABLE, useUnreadable, type UnreadableProps } from '../Field/useUnreadable.ts';
import { figures, readNumber, type NumberReading } from './readNumber.ts';

export interface NumberInputOwnProps
  extends
    Omit<
      ComponentProps<'input'>,
      'disabled' | 'size' | 'type' | 'value' | 'defaultValue' | 'onChange' | 'min' | 'max' | 'step'
    >,
    FieldTexts,
    UnreadableProps {
  /**
   * The number; null while the field is empty or its text can't be read. Default: the field keeps its own, starting
   * with `defaultValue`.
   */
  value?: number | null | undefined;
  /** The number that the field starts with when it keeps its own. */
  defaultValue?: number | null | undefined;
  /**
   * Called with each number that is typed or stepped to, and with null when the field is emptied or its text can't be read.
   * `onUnreadable` tells the two apart.
   */
  onValueChange?: ((value: number | null) => void) | undefined;
  /** The lowest number that keys step to. The application validates what is typed. */
  min?: number | undefined;
  /** The highest number that keys step to. */
  max?: number | undefined;
  /** How much an arrow key adds. A Page key adds ten times as much. Default 1. */
  step?: number | undefined;
  /** How many decimals are always shown, including zeros: 2 for money. Default 0. */
  minDigits?: number | undefined;
  /** How many decimals can be typed. Text with more can't be read. Default: any number. */
  maxDigits?: number | undefined;
  /** Shown after the number: '%', 'days'. */
  unit?: ReactNode;
}
/** `className` goes to the field. The ref and all other props go to the input. */
export type NumberInputProps = NumberInputOwnProps & Disableable;

const STEPS: Record<string, number> = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 };

function digitsOf(value: number) {
  return (String(value).split('.')[1] ?? '').length;
}

/** Rounds to the decimals of the step, because 0.1 + 0.2 is 0.30000000000000004. */
function stepped(value: number, steps: number, step: number): number {
  const next = value + steps * step;
  const digits = Math.max(digitsOf(value), digitsOf(step));
  return String(value).includes('e') || digits > 15 ? next : Number(next.toFixed(digits));
}

/**
 * A number field. Adds the locale's separators when the field loses the focus. The mouse wheel doesn't change the
 * number.
 */
export function NumberInput(props: NumberInputProps) {
  const { locale, texts } = useDesign();
  const [field, disableable, { className, id, value: given, defaultValue = null, onValueChange, ...other }] =
    splitFieldProps(props);
  const { min, max, step = 1, minDigits = 0, maxDigits, unit, onBlur, ref, onUnreadable, ...rest } = other;
  const [kept, change] = useKeptValue(given, defaultValue, onValueChange);
  const value = isKnown(kept) ? kept : null;
  const [draft, setDraft] = useState<string | undefined>();
  const unreadable = useUnreadable(onUnreadable);
  const merged = useMergedRef(unreadable.element, ref);
  const { report } = unreadable;
  // A value that the application sets, such as when it discards a draft, replaces text that can't be read.
  useEffect(() => {
    if (value === null || unreadable.element.current?.validity.customError !== true) return;
    setDraft(undefined);
    report(undefined);
  }, [value, report, unreadable.element]);
  const set = (next: number) => {
    const bounded = Math.min(max ?? Infinity, Math.max(min ?? -Infinity, next));
    setDraft(undefined);
    report(undefined);
    change(bounded);
  };
  const isWhole = !(maxDigits ?? (minDigits || step % 1));
  const problemOf = (reading: NumberReading) => {
    if (reading.kind !== 'unreadable') return undefined;
    const { notANumber, otherDecimal, tooManyDecimals } = { ...numberTexts, ...texts };
    const { hint, isTooFine } = reading;
    if (hint) return otherDecimal(hint.mark, hint.example);
    const example = (isWhole ? 1250 : 12.5).toLocaleString(locale, figures(minDigits));
    return isTooFine ? tooManyDecimals(maxDigits ?? 0, example) : notANumber(example);
  };
  const read = (text: string) => {
    const reading = readNumber(text, locale, maxDigits);
    setDraft(text);
    // Reports first, so that the owner knows that the null isn't an empty field before it validates it.
    report(problemOf(reading));
    change(reading.kind === 'number' ? reading.value : null);
  };
  const keyDown = (event: KeyboardEvent) => {
    const steps = STEPS[event.key];
    if (steps === undefined || disableable.disabled) return;
    event.preventDefault();
    set(stepped(value ?? 0, steps, step));
  };
  return (
    <ControlField
      field={{ ...field, error: unreadable.error ?? field.error }}
      disableable={disableable}
      id={id}
      className={className}
    >
      {(control) => (
        <WithInside style={unit ? ({ '--own-end': '48px' } as object) : undefined}>
          <Input
            type="text"
            inputMode={isWhole ? 'numeric' : 'decimal'}
            role="spinbutton"
            aria-valuenow={value ?? undefined}
            aria-valuemin={min}
            aria-valuemax={max}
            autoComplete="off"
            onKeyDown={keyDown}
            {...rest}
            {...control}
            ref={merged}
            {...{ [UNREADABLE]: unreadable.message === undefined ? undefined : '' }}
            value={draft ?? value?.toLocaleString(locale, figures(minDigits)) ?? ''}
            onChange={(event) => read(event.target.value)}
            onInvalid={unreadable.show}
            onBlur={(event) => {
              // Unreadable text stays, so that it can be corrected.
              if (unreadable.message === undefined) setDraft(undefined);
              else unreadable.show();
              onBlur?.(event);
            }}
          />
          {unit && <span data-part="end">{unit}</span>}
        </WithInside>
      )}
    </ControlField>
  );
}

'use client';
import type { ComponentProps, ReactNode } from 'react';
import type { Disableable } from '../../theme/disableable.ts';
import { ButtonRoot } from '../Button/Button.styles.ts';
import type { ButtonSize, ButtonVariant } from '../Button/Button.tsx';
import { useDisabled } from '../Tooltip/useDisabled.tsx';
import { useTooltip } from '../Tooltip/useTooltip.tsx';

interface IconButtonOwnProps extends Omit<ComponentProps<'button'>, 'disabled' | 'children'> {
  /** The accessible name, also shown as a tooltip. */
  label: string;
  /** A single icon. */
  icon: ReactNode;
  /** Default 'quiet'. */
  variant?: ButtonVariant | undefined;
  /** 'medium' is as high as a control, 'small' 24 px. Default 'medium'. */
  size?: ButtonSize | undefined;
}
export type IconButtonProps = IconButtonOwnProps & Disableable;

/** A button with only an icon, where there is no room for a word. */
export function IconButton({
  label,
  icon,
  variant = 'quiet',
  size = 'medium',
  disabled,
  reason,
  type = 'button',
  ...rest
}: IconButtonProps) {
  const { isDisabled, controlProps, hint } = useDisabled(
    { disabled: disabled ?? false, reason: reason ?? '' },
    rest['aria-describedby'],
  );
  const { triggerProps, tooltip } = useTooltip(isDisabled ? null : label);
  // The tooltip repeats the name, so it must not be announced again as a description.
  const { 'aria-describedby': _, ...handlers } = { 'aria-describedby': undefined, ...triggerProps };
  return (
    <>
      <ButtonRoot
        type={type}
        {...handlers}
        {...rest}
        aria-label={label}
        {...controlProps}
        data-icon-only=""
        data-variant={variant}
        data-size={size}
      >
        {icon}
        {isDisabled && hint}
      </ButtonRoot>
      {tooltip}
    </>
  );
}

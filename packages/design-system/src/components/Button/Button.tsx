'use client';
import type { ComponentProps, MouseEvent, ReactNode, Ref } from 'react';
import { useDesign } from '../../provider/DesignContext.ts';
import type { Disableable } from '../../theme/disableable.ts';
import { useDisabled } from '../Tooltip/useDisabled.tsx';
import { ButtonLink, ButtonRoot } from './Button.styles.ts';

export const BUTTON_VARIANTS = ['primary', 'secondary', 'quiet', 'danger', 'danger-outlined'] as const;
export type ButtonVariant = (typeof BUTTON_VARIANTS)[number];
export const BUTTON_SIZES = ['small', 'medium'] as const;
export type ButtonSize = (typeof BUTTON_SIZES)[number];

interface ButtonOwnProps extends Omit<ComponentProps<'button'>, 'disabled'> {
  /**
   * One primary button per screen; the others are outlined or quiet. 'danger-outlined' is for a destructive action
   * beside a primary button. Default 'secondary'.
   */
  variant?: ButtonVariant | undefined;
  /** 'medium' is as high as a control, 'small' 24 px. Default 'medium'. */
  size?: ButtonSize | undefined;
  /** Shown before the label. */
  icon?: ReactNode;
  /** Whether the action is running: the button keeps its width and focus, and ignores further presses. Default false. */
  isBusy?: boolean | undefined;
  /** The page to open; turns the button into a link that looks like a button. */
  href?: string | undefined;
}
export type ButtonProps = ButtonOwnProps & Disableable;

/** A button or a link that looks like one. */
export function Button({
  variant = 'secondary',
  size = 'medium',
  icon,
  isBusy = false,
  href,
  type = 'button',
  disabled,
  reason,
  children,
  onClick,
  ref,
  'aria-describedby': describedBy,
  ...rest
}: ButtonProps) {
  const { link, texts } = useDesign();
  const { isDisabled, controlProps, hint } = useDisabled(
    { disabled: disabled ?? false, reason: reason ?? '' },
    describedBy,
  );
  const look = { 'data-variant': variant, 'data-size': size, 'data-busy': isBusy || undefined };
  const inside = (
    <>
      {icon}
      {children != null && <span data-part="label">{children}</span>}
      {isBusy && <span data-part="spinner" role="img" aria-label={texts.busy} />}
    </>
  );
  if (href !== undefined && !isDisabled) {
    const anchor = { ...rest, onClick, ref } as unknown as ComponentProps<'a'> & { ref: Ref<HTMLAnchorElement> };
    return (
      <ButtonLink as={link} {...anchor} {...controlProps} {...look} href={href}>
        {inside}
      </ButtonLink>
    );
  }
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (isBusy) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <ButtonRoot
      ref={ref}
      type={type}
      {...rest}
      onClick={press}
      aria-busy={isBusy || undefined}
      {...controlProps}
      {...look}
    >
      {inside}
      {hint}
    </ButtonRoot>
  );
}

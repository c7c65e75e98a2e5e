'use client';
import type { ComponentProps, ReactNode } from 'react';
import { useDesign } from '../../provider/DesignContext.ts';
import { Button } from '../Button/Button.tsx';
import { CircleAlertIcon } from '../Icon/CircleAlertIcon.ts';
import { CircleCheckIcon } from '../Icon/CircleCheckIcon.ts';
import type { IconComponent } from '../Icon/defineIcon.tsx';
import { InfoIcon } from '../Icon/InfoIcon.ts';
import { TriangleAlertIcon } from '../Icon/TriangleAlertIcon.ts';
import { XIcon } from '../Icon/XIcon.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { FlashRoot } from './Flash.styles.ts';

export const FLASH_TYPES = ['success', 'danger', 'warning', 'info'] as const;
export type FlashType = (typeof FLASH_TYPES)[number];

export interface FlashProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The kind of message: sets icon and colour. */
  type: FlashType;
  /** One sentence. */
  message: ReactNode;
  /** Adds a button that dismisses the message. */
  onClose?: (() => void) | undefined;
  /** One action that follows from the message. */
  action?: { label: string; onAction: () => void } | undefined;
}

export const FLASH_ICONS: Record<FlashType, IconComponent> = {
  success: CircleCheckIcon,
  danger: CircleAlertIcon,
  warning: TriangleAlertIcon,
  info: InfoIcon,
};

/** A short message about what just happened. */
export function Flash({ type, message, onClose, action, ...rest }: FlashProps) {
  const { texts } = useDesign();
  const TypeIcon = FLASH_ICONS[type];
  return (
    <FlashRoot data-type={type} {...rest}>
      <TypeIcon />
      <div data-part="message">{message}</div>
      {action && (
        <Button size="small" variant="quiet" onClick={action.onAction}>
          {action.label}
        </Button>
      )}
      {onClose && <IconButton size="small" label={texts.dismiss} icon={<XIcon size={14} />} onClick={onClose} />}
    </FlashRoot>
  );
}

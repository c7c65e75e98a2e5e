'use client';
import type { ComponentProps, ReactNode } from 'react';
import { useDesign } from '../../provider/DesignContext.ts';
import { Button } from '../Button/Button.tsx';
import { Icon } from '../Icon/Icon.tsx';
import type { IconName } from '../Icon/icons.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { FlashRoot } from './Flash.styles.ts';

export const FLASH_TYPES = ['success', 'error', 'warning', 'info'] as const;
export type FlashType = (typeof FLASH_TYPES)[number];

export interface FlashProps extends Omit<ComponentProps<'div'>, 'children'> {
  type: FlashType;
  message: ReactNode;
  onClose?: () => void;
  /** One thing that can be done about it. */
  action?: { label: string; onAction: () => void } | undefined;
}

export const FLASH_ICONS: Record<FlashType, IconName> = {
  success: 'circle-check',
  error: 'circle-alert',
  warning: 'triangle-alert',
  info: 'info',
};

/** One short message about what just happened. */
export function Flash({ type, message, onClose, action, ...rest }: FlashProps) {
  const { texts } = useDesign();
  return (
    <FlashRoot data-type={type} {...rest}>
      <Icon name={FLASH_ICONS[type]} />
      <div data-part="message">{message}</div>
      {action && (
        <Button size="small" variant="quiet" onClick={action.onAction}>
          {action.label}
        </Button>
      )}
      {onClose && (
        <IconButton size="small" label={texts.dismiss} icon={<Icon name="x" size={14} />} onClick={onClose} />
      )}
    </FlashRoot>
  );
}

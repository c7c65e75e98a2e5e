import type { SVGProps } from 'react';
import { ICONS, type IconName } from './icons.ts';

export interface IconProps extends Omit<SVGProps<SVGSVGElement>, 'name'> {
  name: IconName;
  /** Says what the icon means where no text stands beside it; without it the icon is hidden from screen readers. */
  label?: string | undefined;
  /** Edge in px. */
  size?: number;
}

/** One icon of the set: 16 px with a 1.5 px stroke. */
export function Icon({ name, label, size = 16, ref, ...rest }: IconProps) {
  const Drawing = ICONS[name];
  const named = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true as const };
  // 24 units of the drawing on 16 px: the stroke is scaled back to 1.5 px.
  return <Drawing ref={ref} width={size} height={size} strokeWidth={(1.5 * 24) / size} {...named} {...rest} />;
}

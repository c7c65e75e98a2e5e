import type { ComponentType, SVGProps } from 'react';

export interface IconProps extends SVGProps<SVGSVGElement> {
  /** Says what the icon means where no text stands beside it; without it the icon is hidden from screen readers. */
  label?: string | undefined;
  /** Edge in px. */
  size?: number | undefined;
}

export type IconComponent = ComponentType<IconProps>;

/**
 * An icon of the set from a drawing on a grid of 24 units: 16 px with a stroke of 1.5 px, whatever its size.
 * Each icon has a file of its own, so that an application loads the ones it shows, and each with the screen that shows it.
 */
export function defineIcon(displayName: string, Drawing: ComponentType<SVGProps<SVGSVGElement>>): IconComponent {
  function Icon({ label, size = 16, ref, ...rest }: IconProps) {
    const named = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true as const };
    return <Drawing ref={ref} width={size} height={size} strokeWidth={(1.5 * 24) / size} {...named} {...rest} />;
  }
  Icon.displayName = displayName;
  return Icon;
}

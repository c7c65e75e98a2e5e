import type { ComponentType, SVGProps } from 'react';

export interface IconProps extends SVGProps<SVGSVGElement> {
  /** The accessible name of an icon without text beside it; without a label the icon is hidden from screen readers. */
  label?: string | undefined;
  /** Width and height in px. Default 16. */
  size?: number | undefined;
}

export type IconComponent = ComponentType<IconProps>;

/**
 * Creates an icon from a drawing on a grid of 24 units, with a stroke of 1.5 px at any size. Each icon has its own file,
 * so that an application loads only the icons it shows, each with the screen that shows it.
 */
export function defineIcon(displayName: string, Drawing: ComponentType<SVGProps<SVGSVGElement>>): IconComponent {
  function Icon({ label, size = 16, ref, ...rest }: IconProps) {
    const named = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true as const };
    return <Drawing ref={ref} width={size} height={size} strokeWidth={(1.5 * 24) / size} {...named} {...rest} />;
  }
  Icon.displayName = displayName;
  return Icon;
}

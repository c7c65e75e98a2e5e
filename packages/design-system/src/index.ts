// Door
export { DesignProvider, type DesignProviderProps } from './provider/DesignProvider.tsx';
export {
  useDesign,
  type DateStyle,
  type Design,
  type DesignLinkProps,
  type FormatDate,
} from './provider/DesignContext.ts';
export { type DesignTexts } from './provider/texts.ts';

// Theme
export { themeCss, DENSITIES, THEMES, type Density, type ThemeName } from './theme/themeCss.ts';
export { MESSAGE_TONES, TONES, type MessageTone, type Tone } from './theme/tones.ts';
export { type Disableable } from './theme/disableable.ts';
export { type Space, type TypeSize } from './theme/tokens.ts';

// Actions
export {
  Button,
  BUTTON_SIZES,
  BUTTON_VARIANTS,
  type ButtonProps,
  type ButtonSize,
  type ButtonVariant,
} from './components/Button/Button.tsx';
export { Icon, type IconProps } from './components/Icon/Icon.tsx';
export { ICON_NAMES, type IconName } from './components/Icon/icons.ts';
export { Tooltip, type TooltipProps } from './components/Tooltip/Tooltip.tsx';

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
export { IconButton, type IconButtonProps } from './components/IconButton/IconButton.tsx';
export { Link, type LinkProps } from './components/Link/Link.tsx';
export { Menu, type MenuProps } from './components/Menu/Menu.tsx';
export { type MenuItem } from './components/Menu/menuItem.ts';
export { Popover, type PopoverProps } from './components/Popover/Popover.tsx';

// Forms
export { Field, type FieldControl, type FieldProps, type FieldTexts } from './components/Field/Field.tsx';
export { TextInput, type TextInputProps } from './components/TextInput/TextInput.tsx';

// Messages
export { Banner, type BannerProps } from './components/Banner/Banner.tsx';
export { EmptyState, type EmptyStateProps } from './components/EmptyState/EmptyState.tsx';
export { ErrorState, type ErrorStateProps } from './components/ErrorState/ErrorState.tsx';
export { Flash, FLASH_TYPES, type FlashProps, type FlashType } from './components/Flash/Flash.tsx';
export { FlashStack, type FlashStackProps, type Notice } from './components/Flash/FlashStack.tsx';
export { NoticeCentre, type NoticeCentreProps } from './components/Flash/NoticeCentre.tsx';
export { NoticeList, type NoticeListProps } from './components/Flash/NoticeList.tsx';
export { Overlay, type OverlayProps } from './components/Overlay/Overlay.tsx';
export { Skeleton, type SkeletonProps } from './components/Skeleton/Skeleton.tsx';

// Modals
export {
  ConfirmModal,
  CONFIRM_TYPES,
  type ConfirmModalProps,
  type ConfirmType,
} from './components/ConfirmModal/ConfirmModal.tsx';
export { Drawer, type DrawerProps } from './components/Drawer/Drawer.tsx';
export { Modal, MODAL_SIZES, type ModalProps, type ModalSize } from './components/Modal/Modal.tsx';

// Layout
export { AppShell, type AppShellProps } from './components/AppShell/AppShell.tsx';
export { HeaderButton } from './components/AppShell/HeaderButton.tsx';
export { HeaderMenu, type HeaderMenuProps } from './components/AppShell/HeaderMenu.tsx';
export { HeaderPopover, type HeaderPopoverProps } from './components/AppShell/HeaderPopover.tsx';
export { HeaderSearch, type HeaderSearchProps } from './components/AppShell/HeaderSearch.tsx';
export { Breadcrumbs, type Breadcrumb, type BreadcrumbsProps } from './components/Breadcrumbs/Breadcrumbs.tsx';
export { Card, type CardProps } from './components/Card/Card.tsx';
export { Grid, type GridProps } from './components/Grid/Grid.tsx';
export { Page, type PageProps } from './components/Page/Page.tsx';
export { PageHeader, type PageHeaderProps } from './components/PageHeader/PageHeader.tsx';
export { SideNav, type SideNavItem, type SideNavProps, type SideNavSection } from './components/SideNav/SideNav.tsx';
export { Split, type SplitProps } from './components/Split/Split.tsx';
export { Stack, type StackProps } from './components/Stack/Stack.tsx';
export { Toolbar, type ToolbarProps } from './components/Toolbar/Toolbar.tsx';

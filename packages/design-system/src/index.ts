// Provider
export { DesignProvider, type DesignProviderProps } from './provider/DesignProvider.tsx';
export { LayerProvider, type LayerProviderProps } from './provider/LayerProvider.tsx';
export { NonceProvider, type NonceProviderProps } from './components/Select/NonceProvider.tsx';
export {
  useDesign,
  type DateStyle,
  type Design,
  type DesignLinkProps,
  type FormatDate,
} from './provider/DesignContext.ts';
export { englishTexts } from './provider/englishTexts.ts';
export { type DesignTexts } from './provider/texts.ts';

// Theme
export { DENSITIES, THEMES, type Density, type ThemeName } from './theme/tokens.generated.ts';
export { MESSAGE_TONES, TONES, type MessageTone, type Tone } from './theme/tones.ts';
export { type Disableable } from './theme/disableable.ts';
export { type Space, type TypeSize } from './theme/tokens.generated.ts';
export { defineTheme, type DefinedTheme, type ThemeBrand } from './defineTheme/defineTheme.ts';
export { THEME_CHOICES, themeScript, type ThemeChoice, type ThemeMemory } from './useTheme/themeScript.ts';
export { useTheme, type ThemeSwitch } from './useTheme/useTheme.ts';

// Actions
export {
  Button,
  BUTTON_SIZES,
  BUTTON_VARIANTS,
  type ButtonProps,
  type ButtonSize,
  type ButtonVariant,
} from './components/Button/Button.tsx';
export { Tooltip, type TooltipProps } from './components/Tooltip/Tooltip.tsx';
export { IconButton, type IconButtonProps } from './components/IconButton/IconButton.tsx';
export { Link, type LinkProps } from './components/Link/Link.tsx';
export { Menu, type MenuProps } from './components/Menu/Menu.tsx';
export { type MenuTriggerProps } from './components/Menu/useMenu.tsx';
export { PLACEMENTS, type Placement } from './components/Overlay/placement.ts';
export { type MenuItem } from './components/Menu/menuItem.ts';
export { Popover, type PopoverProps } from './components/Popover/Popover.tsx';

export { Keys, type KeysProps } from './components/Shortcut/Keys.tsx';
export {
  activeShortcuts,
  defineShortcuts,
  type BoundId,
  type Shortcut,
  type ShortcutList,
} from './components/Shortcut/defineShortcuts.ts';
export {
  useShortcut,
  useShortcuts,
  type ShortcutHandlers,
  type ShortcutOptions,
} from './components/Shortcut/useShortcuts.ts';

// Icons
export { defineIcon, type IconComponent, type IconProps } from './components/Icon/defineIcon.tsx';
export { ArrowDownIcon } from './components/Icon/ArrowDownIcon.ts';
export { ArrowLeftToLineIcon } from './components/Icon/ArrowLeftToLineIcon.ts';
export { ArrowRightToLineIcon } from './components/Icon/ArrowRightToLineIcon.ts';
export { ArrowUpIcon } from './components/Icon/ArrowUpIcon.ts';
export { BanIcon } from './components/Icon/BanIcon.ts';
export { BellIcon } from './components/Icon/BellIcon.ts';
export { BookmarkIcon } from './components/Icon/BookmarkIcon.ts';
export { BuildingIcon } from './components/Icon/BuildingIcon.ts';
export { CalendarIcon } from './components/Icon/CalendarIcon.ts';
export { ChartIcon } from './components/Icon/ChartIcon.ts';
export { CheckIcon } from './components/Icon/CheckIcon.ts';
export { ChevronDownIcon } from './components/Icon/ChevronDownIcon.ts';
export { ChevronLeftIcon } from './components/Icon/ChevronLeftIcon.ts';
export { ChevronRightIcon } from './components/Icon/ChevronRightIcon.ts';
export { ChevronUpIcon } from './components/Icon/ChevronUpIcon.ts';
export { ChevronsUpDownIcon } from './components/Icon/ChevronsUpDownIcon.ts';
export { CircleAlertIcon } from './components/Icon/CircleAlertIcon.ts';
export { CircleCheckIcon } from './components/Icon/CircleCheckIcon.ts';
export { ColumnsIcon } from './components/Icon/ColumnsIcon.ts';
export { CopyIcon } from './components/Icon/CopyIcon.ts';
export { DownloadIcon } from './components/Icon/DownloadIcon.ts';
export { EllipsisIcon } from './components/Icon/EllipsisIcon.ts';
export { ExternalLinkIcon } from './components/Icon/ExternalLinkIcon.ts';
export { EyeIcon } from './components/Icon/EyeIcon.ts';
export { EyeOffIcon } from './components/Icon/EyeOffIcon.ts';
export { FileIcon } from './components/Icon/FileIcon.ts';
export { FilterIcon } from './components/Icon/FilterIcon.ts';
export { FoldIcon } from './components/Icon/FoldIcon.ts';
export { GripIcon } from './components/Icon/GripIcon.ts';
export { HouseIcon } from './components/Icon/HouseIcon.ts';
export { InfoIcon } from './components/Icon/InfoIcon.ts';
export { ListChecksIcon } from './components/Icon/ListChecksIcon.ts';
export { LogOutIcon } from './components/Icon/LogOutIcon.ts';
export { MailIcon } from './components/Icon/MailIcon.ts';
export { MegaphoneIcon } from './components/Icon/MegaphoneIcon.ts';
export { MenuIcon } from './components/Icon/MenuIcon.ts';
export { MinusIcon } from './components/Icon/MinusIcon.ts';
export { MonitorIcon } from './components/Icon/MonitorIcon.ts';
export { MoonIcon } from './components/Icon/MoonIcon.ts';
export { PackageIcon } from './components/Icon/PackageIcon.ts';
export { PencilIcon } from './components/Icon/PencilIcon.ts';
export { PlayIcon } from './components/Icon/PlayIcon.ts';
export { PlusIcon } from './components/Icon/PlusIcon.ts';
export { RefreshIcon } from './components/Icon/RefreshIcon.ts';
export { SearchIcon } from './components/Icon/SearchIcon.ts';
export { SettingsIcon } from './components/Icon/SettingsIcon.ts';
export { ShieldIcon } from './components/Icon/ShieldIcon.ts';
export { SmartphoneIcon } from './components/Icon/SmartphoneIcon.ts';
export { SunIcon } from './components/Icon/SunIcon.ts';
export { TrashIcon } from './components/Icon/TrashIcon.ts';
export { TriangleAlertIcon } from './components/Icon/TriangleAlertIcon.ts';
export { UnfoldIcon } from './components/Icon/UnfoldIcon.ts';
export { UploadIcon } from './components/Icon/UploadIcon.ts';
export { UserIcon } from './components/Icon/UserIcon.ts';
export { UsersIcon } from './components/Icon/UsersIcon.ts';
export { XIcon } from './components/Icon/XIcon.ts';

// Forms
export { Checkbox, type CheckboxProps } from './components/Checkbox/Checkbox.tsx';
export { CodeEditor, type CodeEditorProps } from './components/CodeEditor/CodeEditor.tsx';
export { type FindingsPanel } from './components/CodeEditor/CodePanel.tsx';
export { CODE_LANGUAGES, type CodeLanguage } from './components/CodeEditor/editorLanguages.ts';
export {
  FINDING_SEVERITIES,
  type CodeFinding,
  type CodePlace,
  type FindingSeverity,
} from './components/CodeEditor/findings.ts';
export { Form, type FormError, type FormProps } from './components/Form/Form.tsx';
export { InlineEdit, type InlineEditProps } from './components/InlineEdit/InlineEdit.tsx';
export { NumberInput, type NumberInputProps } from './components/NumberInput/NumberInput.tsx';
export { PasswordInput, type PasswordInputProps } from './components/PasswordInput/PasswordInput.tsx';
export { RadioGroup, type RadioGroupProps, type RadioOption } from './components/RadioGroup/RadioGroup.tsx';
export { SearchInput, type SearchInputProps } from './components/SearchInput/SearchInput.tsx';
export { SearchList, type SearchListItem, type SearchListProps } from './components/SearchList/SearchList.tsx';
export {
  SegmentedControl,
  type Segment,
  type SegmentedControlProps,
} from './components/SegmentedControl/SegmentedControl.tsx';
export { Switch, type SwitchProps } from './components/Switch/Switch.tsx';
export { TextArea, type TextAreaProps } from './components/TextArea/TextArea.tsx';
export { Field, type FieldControl, type FieldProps, type FieldTexts } from './components/Field/Field.tsx';
export { TextInput, type TextInputProps } from './components/TextInput/TextInput.tsx';
export { UnsavedGuard, type UnsavedGuardProps } from './components/UnsavedGuard/UnsavedGuard.tsx';
export { useMedia } from './hooks/useMedia.ts';
export { useUnsavedChanges } from './components/UnsavedGuard/useUnsavedChanges.ts';

// Messages
export { OfflineBanner, type OfflineBannerProps } from './components/OfflineBanner/OfflineBanner.tsx';
export { ProgressBar, type ProgressBarProps } from './components/ProgressBar/ProgressBar.tsx';
export { type ProgressAmount } from './components/ProgressBar/useProgress.tsx';
export { STEP_STATES, type Step, type StepState } from './components/StepList/step.ts';
export { StepList, type StepListProps } from './components/StepList/StepList.tsx';
export { Banner, type BannerProps } from './components/Banner/Banner.tsx';
export { EmptyState, type EmptyStateProps } from './components/EmptyState/EmptyState.tsx';
export { ErrorState, type ErrorStateProps } from './components/ErrorState/ErrorState.tsx';
export { Flash, FLASH_TYPES, type FlashProps, type FlashType } from './components/Flash/Flash.tsx';
export { FeedbackProvider, type FeedbackProviderProps } from './components/FeedbackProvider/FeedbackProvider.tsx';
export { type Confirmation } from './components/FeedbackProvider/feedback.ts';
export {
  createFlashes,
  type Flashes,
  type FlashFunction,
  type FlashOptions,
} from './components/FeedbackProvider/flashes.ts';
export { useConfirm } from './components/FeedbackProvider/useConfirm.ts';
export { useFlash, useNotices } from './components/FeedbackProvider/useFlash.ts';
export { FlashStack, type FlashStackProps, type Notice } from './components/Flash/FlashStack.tsx';
export { NoticeCentre, type NoticeCentreProps } from './components/Flash/NoticeCentre.tsx';
export { NoticeList, type NoticeListProps } from './components/Flash/NoticeList.tsx';
export { Overlay, type OverlayProps } from './components/Overlay/Overlay.tsx';
export { Skeleton, type SkeletonProps } from './components/Skeleton/Skeleton.tsx';

// Modals
export { CommandPalette, type CommandPaletteProps } from './components/CommandPalette/CommandPalette.tsx';
export { type PaletteCommand } from './components/CommandPalette/command.ts';
export { type CommandRequest, type LoadCommands } from './components/CommandPalette/useLoadedCommands.ts';
export {
  ConfirmModal,
  CONFIRM_TYPES,
  type ConfirmModalProps,
  type ConfirmType,
} from './components/ConfirmModal/ConfirmModal.tsx';
export { Drawer, DRAWER_SIZES, type DrawerProps, type DrawerSize } from './components/Drawer/Drawer.tsx';
export { Modal, MODAL_SIZES, type ModalProps, type ModalSize } from './components/Modal/Modal.tsx';
export { ShortcutSheet, type ShortcutSheetProps } from './components/ShortcutSheet/ShortcutSheet.tsx';

// Layout
export { Tabs, type TabItem, type TabsProps } from './components/Tabs/Tabs.tsx';
export { RowList, type RowListItem, type RowListProps } from './components/RowList/RowList.tsx';
export { Tile, TileGrid, type TileFact, type TileGridProps, type TileProps } from './components/Tile/Tile.tsx';
export { AppShell, type AppShellProps } from './components/AppShell/AppShell.tsx';
export { HeaderButton } from './components/AppShell/HeaderButton.tsx';
export { HeaderPerson, type HeaderPersonProps } from './components/AppShell/HeaderPerson.tsx';
export { HeaderMenu, type HeaderMenuProps } from './components/AppShell/HeaderMenu.tsx';
export { HeaderPopover, type HeaderPopoverProps } from './components/AppShell/HeaderPopover.tsx';
export { HeaderSearch, type HeaderSearchProps } from './components/AppShell/HeaderSearch.tsx';
export { type Breadcrumb } from './components/Breadcrumbs/breadcrumb.ts';
export { Breadcrumbs, type BreadcrumbsProps } from './components/Breadcrumbs/Breadcrumbs.tsx';
export { Card, type CardProps } from './components/Card/Card.tsx';
export { Fold, type FoldProps } from './components/Fold/Fold.tsx';
export { Grid, type GridProps } from './components/Grid/Grid.tsx';
export { Page, type PageProps } from './components/Page/Page.tsx';
export { PageHeader, type PageHeaderProps } from './components/PageHeader/PageHeader.tsx';
export { SideNav, type SideNavItem, type SideNavProps, type SideNavSection } from './components/SideNav/SideNav.tsx';
export { Split, type SplitProps } from './components/Split/Split.tsx';
export { Stack, type StackProps } from './components/Stack/Stack.tsx';
export { Toolbar, type ToolbarProps } from './components/Toolbar/Toolbar.tsx';

// Data: tables
export { Table } from './components/Table/Table.tsx';
export {
  type TableEmpty,
  type TableError,
  type TableProps,
  type TableRowTone,
  type TableTotals,
} from './components/Table/tableProps.ts';
export { type TableChoiceEdit, type TableEdit, type TableMoneyEdit } from './components/Table/columns/columnEdits.ts';
export {
  TABLE_COLUMN_KINDS,
  type TableAction,
  type TableAvatarName,
  type TableBadge,
  type GivenColumn as TableColumn,
  type TableColumnId,
  type TableColumnKind,
  type TableLink,
  type TableMoney,
  type TablePill,
  type TableProgress,
} from './components/Table/columns/tableColumns.ts';
export {
  type TableChoiceFilter,
  type TableDateFilter,
  type TableFilter,
  type TableFilterOption,
  type TableNumberFilter,
  type TableTextFilter,
} from './components/Table/data/tableFilters.ts';
export {
  isSelected,
  NOTHING_SELECTED,
  selectedCount,
  type TableSelection,
} from './components/Table/selection/tableSelection.ts';
export {
  DEFAULT_TABLE_STATE,
  type PinSide,
  type SortDirection,
  type TableColumnsState,
  type TableDensity,
  type TableSort,
  type TableState,
} from './components/Table/state/tableState.ts';
export {
  useServerRows,
  type ServerRows,
  type ServerRowsOptions,
  type TableAnswer,
  type TableRequest,
} from './components/Table/data/useServerRows.ts';
export { type TableView } from './components/Table/state/tableViews.ts';
export {
  tableStateFromSearch,
  tableStateToSearch,
  type TableUrlOptions,
} from './components/Table/state/tableStateUrl.ts';
export { PAGE_SIZES, Pagination, type PaginationProps } from './components/Pagination/Pagination.tsx';
export { CsvButton, type CsvButtonProps } from './components/CsvButton/CsvButton.tsx';
export { toCsv } from './components/CsvButton/toCsv.ts';

// Data: choosing
export { Select, type SelectProps } from './components/Select/Select.tsx';
export {
  type LoadedOptions,
  type LoadOptions,
  type LoadRequest,
  type SelectGroup,
  type OptionValue,
  type RenderOption,
  type SelectOption,
  type SelectOptions,
} from './components/Select/options.ts';
export { MultiSelect, type MultiSelectProps } from './components/MultiSelect/MultiSelect.tsx';
export { CheckMatrix, type CheckMatrixProps } from './components/CheckMatrix/CheckMatrix.tsx';
export { type MatrixColumn, type MatrixRow } from './components/CheckMatrix/matrix.ts';

// Data: files
export { FileDrop, type FileDropProps } from './components/FileDrop/FileDrop.tsx';
export { type FileDropItem, type FileDropState } from './components/FileDrop/FileItem.tsx';
export { guessMapping } from './components/MappingTable/guessMapping.ts';
export { type Mapping, type MappingColumn, type MappingField } from './components/MappingTable/mapping.ts';
export { MappingTable, type MappingTableProps } from './components/MappingTable/MappingTable.tsx';

// Data: dates and numbers
export { DatePicker, type DatePickerProps } from './components/DatePicker/DatePicker.tsx';
export { DateRangePicker, type DateRangePickerProps } from './components/DateRangePicker/DateRangePicker.tsx';
export {
  lastDays,
  lastMonth,
  monthToDate,
  nextDays,
  type DateRange,
  type DateRangePreset,
} from './components/DateRangePicker/rangePresets.ts';
export { DateTimeInput, type DateTimeInputProps } from './components/DateTimeInput/DateTimeInput.tsx';
export { Combobox, type ComboboxProps } from './components/Combobox/Combobox.tsx';
export { Wizard, type WizardProps } from './components/Wizard/Wizard.tsx';
export { type WizardStep } from './components/Wizard/wizardSteps.ts';
export { TimeInput, type TimeInputProps } from './components/TimeInput/TimeInput.tsx';
export { DateText, type DateTextProps } from './components/DateText/DateText.tsx';
export { formatMoney } from './provider/formatMoney.ts';
export { formatShare } from './provider/formatShare.ts';
export { formatBytes } from './provider/useFormats.ts';
export { relativeTime } from './components/DateText/relativeTime.ts';
export { NumberText, type NumberTextProps } from './components/NumberText/NumberText.tsx';
export { MoneyText, type MoneyTextProps } from './components/MoneyText/MoneyText.tsx';
export { MoneyInput, type MoneyInputProps } from './components/MoneyInput/MoneyInput.tsx';

// Data: charts
export { BarChart, type BarChartProps, type BarEntry } from './components/BarChart/BarChart.tsx';
export { LineChart, type LineChartProps } from './components/LineChart/LineChart.tsx';
export { type LinePoint, type LineSeries } from './components/LineChart/lineSeries.ts';
export { Sparkline, type SparklineProps } from './components/Sparkline/Sparkline.tsx';

// Status
export { Avatar, type AvatarProps } from './components/Avatar/Avatar.tsx';
export { Badge, type BadgeProps } from './components/Badge/Badge.tsx';
export { CountBadge, type CountBadgeProps } from './components/CountBadge/CountBadge.tsx';
export { Pill, type PillProps } from './components/Pill/Pill.tsx';
export { PillList, type PillListProps } from './components/PillList/PillList.tsx';
export { type PillListItem } from './components/PillList/pillListItem.ts';
export { defineStatuses, type StatusDefinition, type Statuses } from './components/StatusBadge/defineStatuses.ts';
export { StatusBadge, type StatusBadgeProps } from './components/StatusBadge/StatusBadge.tsx';
export { StatusGuide, type StatusGuideProps } from './components/StatusGuide/StatusGuide.tsx';
export { Tint, type TintProps } from './components/Tint/Tint.tsx';
export { Tag, type TagProps } from './components/Tag/Tag.tsx';

// Data display
export { Calendar, type CalendarProps, type MovedDays } from './components/Calendar/Calendar.tsx';
export { type CalendarEntry } from './components/Calendar/calendarEntries.ts';
export { calendarRange, type CalendarView } from './components/Calendar/calendarRange.ts';
export { Code, type CodeProps } from './components/Code/Code.tsx';
export {
  DescriptionList,
  type Description,
  type DescriptionListProps,
} from './components/DescriptionList/DescriptionList.tsx';
export { DeviceFrame, type DeviceFrameProps } from './components/DeviceFrame/DeviceFrame.tsx';
export { type DiffLayout } from './components/DiffView/DiffTable.tsx';
export { DiffView, type DiffViewProps } from './components/DiffView/DiffView.tsx';
export { Frame, type FrameProps } from './components/Frame/Frame.tsx';
export { Funnel, type FunnelProps } from './components/Funnel/Funnel.tsx';
export { type FunnelStep } from './components/Funnel/funnelBars.ts';
export { InboxRow, type InboxRowProps } from './components/InboxRow/InboxRow.tsx';
export { Reveal, type RevealProps } from './components/Reveal/Reveal.tsx';
export {
  StatCard,
  StatRow,
  type Stat,
  type StatCardProps,
  type StatRowProps,
  type StatUsual,
} from './components/StatCard/StatCard.tsx';
export { Heading, type HeadingProps } from './components/Text/Heading.tsx';
export { Text, type TextProps } from './components/Text/Text.tsx';
export { Timeline, type TimelineItem, type TimelineProps } from './components/Timeline/Timeline.tsx';

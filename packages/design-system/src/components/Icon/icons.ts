import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import Bell from 'lucide-react/icons/bell';
import Building from 'lucide-react/icons/building-2';
import Calendar from 'lucide-react/icons/calendar';
import ChartColumn from 'lucide-react/icons/chart-column';
import Check from 'lucide-react/icons/check';
import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import ChevronUp from 'lucide-react/icons/chevron-up';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import Columns from 'lucide-react/icons/columns-3';
import Copy from 'lucide-react/icons/copy';
import Download from 'lucide-react/icons/download';
import Ellipsis from 'lucide-react/icons/ellipsis';
import ExternalLink from 'lucide-react/icons/external-link';
import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import FileIcon from 'lucide-react/icons/file';
import Filter from 'lucide-react/icons/list-filter';
import Fold from 'lucide-react/icons/panel-left-close';
import House from 'lucide-react/icons/house';
import Info from 'lucide-react/icons/info';
import ListChecks from 'lucide-react/icons/list-checks';
import LogOut from 'lucide-react/icons/log-out';
import Mail from 'lucide-react/icons/mail';
import Megaphone from 'lucide-react/icons/megaphone';
import MenuIcon from 'lucide-react/icons/menu';
import Minus from 'lucide-react/icons/minus';
import Monitor from 'lucide-react/icons/monitor';
import Moon from 'lucide-react/icons/moon';
import Package from 'lucide-react/icons/package';
import Pencil from 'lucide-react/icons/pencil';
import Play from 'lucide-react/icons/play';
import Plus from 'lucide-react/icons/plus';
import Refresh from 'lucide-react/icons/refresh-cw';
import Search from 'lucide-react/icons/search';
import Settings from 'lucide-react/icons/settings';
import Shield from 'lucide-react/icons/shield';
import Smartphone from 'lucide-react/icons/smartphone';
import Sun from 'lucide-react/icons/sun';
import Trash from 'lucide-react/icons/trash-2';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import Unfold from 'lucide-react/icons/panel-left-open';
import Upload from 'lucide-react/icons/upload';
import User from 'lucide-react/icons/user';
import Users from 'lucide-react/icons/users';
import X from 'lucide-react/icons/x';
import type { ComponentType, SVGProps } from 'react';

type Drawing = ComponentType<SVGProps<SVGSVGElement>>;

// Lucide's own type can't be named in the package's declarations; ours can.
function nameDrawings<Name extends string>(drawings: Record<Name, Drawing>): Record<Name, Drawing> {
  return drawings;
}

/** Lucide's drawings in use, imported one by one, so that the rest of the set stays out of the bundle. */
export const ICONS = nameDrawings({
  'arrow-down': ArrowDown,
  'arrow-up': ArrowUp,
  bell: Bell,
  building: Building,
  calendar: Calendar,
  chart: ChartColumn,
  check: Check,
  'chevron-down': ChevronDown,
  'chevron-left': ChevronLeft,
  'chevron-right': ChevronRight,
  'chevron-up': ChevronUp,
  'circle-alert': CircleAlert,
  'circle-check': CircleCheck,
  columns: Columns,
  copy: Copy,
  download: Download,
  ellipsis: Ellipsis,
  'external-link': ExternalLink,
  eye: Eye,
  'eye-off': EyeOff,
  file: FileIcon,
  filter: Filter,
  fold: Fold,
  house: House,
  info: Info,
  'list-checks': ListChecks,
  'log-out': LogOut,
  mail: Mail,
  megaphone: Megaphone,
  menu: MenuIcon,
  minus: Minus,
  monitor: Monitor,
  moon: Moon,
  package: Package,
  pencil: Pencil,
  play: Play,
  plus: Plus,
  refresh: Refresh,
  search: Search,
  settings: Settings,
  shield: Shield,
  smartphone: Smartphone,
  sun: Sun,
  trash: Trash,
  'triangle-alert': TriangleAlert,
  unfold: Unfold,
  upload: Upload,
  user: User,
  users: Users,
  x: X,
});

export type IconName = keyof typeof ICONS;
export const ICON_NAMES = Object.keys(ICONS) as IconName[];

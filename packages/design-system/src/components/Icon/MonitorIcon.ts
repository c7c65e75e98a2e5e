import Drawing from 'lucide-react/icons/monitor';
import { defineIcon } from './defineIcon.tsx';

export const MonitorIcon = /* @__PURE__ */ defineIcon('MonitorIcon', Drawing);

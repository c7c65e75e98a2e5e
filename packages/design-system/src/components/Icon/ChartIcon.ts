import Drawing from 'lucide-react/icons/chart-column';
import { defineIcon } from './defineIcon.tsx';

export const ChartIcon = /* @__PURE__ */ defineIcon('ChartIcon', Drawing);

import Drawing from 'lucide-react/icons/refresh-cw';
import { defineIcon } from './defineIcon.tsx';

export const RefreshIcon = /* @__PURE__ */ defineIcon('RefreshIcon', Drawing);

import Drawing from 'lucide-react/icons/chevron-right';
import { defineIcon } from './defineIcon.tsx';

export const ChevronRightIcon = /* @__PURE__ */ defineIcon('ChevronRightIcon', Drawing);

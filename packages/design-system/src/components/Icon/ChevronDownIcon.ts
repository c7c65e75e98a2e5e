import Drawing from 'lucide-react/icons/chevron-down';
import { defineIcon } from './defineIcon.tsx';

export const ChevronDownIcon = /* @__PURE__ */ defineIcon('ChevronDownIcon', Drawing);

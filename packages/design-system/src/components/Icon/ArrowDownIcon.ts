import Drawing from 'lucide-react/icons/arrow-down';
import { defineIcon } from './defineIcon.tsx';

export const ArrowDownIcon = /* @__PURE__ */ defineIcon('ArrowDownIcon', Drawing);

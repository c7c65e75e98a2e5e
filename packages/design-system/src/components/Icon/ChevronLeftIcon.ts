import Drawing from 'lucide-react/icons/chevron-left';
import { defineIcon } from './defineIcon.tsx';

export const ChevronLeftIcon = /* @__PURE__ */ defineIcon('ChevronLeftIcon', Drawing);

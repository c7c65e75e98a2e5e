import Drawing from 'lucide-react/icons/chevron-up';
import { defineIcon } from './defineIcon.tsx';

export const ChevronUpIcon = /* @__PURE__ */ defineIcon('ChevronUpIcon', Drawing);

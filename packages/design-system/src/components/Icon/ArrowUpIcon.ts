import Drawing from 'lucide-react/icons/arrow-up';
import { defineIcon } from './defineIcon.tsx';

export const ArrowUpIcon = /* @__PURE__ */ defineIcon('ArrowUpIcon', Drawing);

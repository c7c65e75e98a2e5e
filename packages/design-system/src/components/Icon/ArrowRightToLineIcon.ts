import Drawing from 'lucide-react/icons/arrow-right-to-line';
import { defineIcon } from './defineIcon.tsx';

export const ArrowRightToLineIcon = /* @__PURE__ */ defineIcon('ArrowRightToLineIcon', Drawing);

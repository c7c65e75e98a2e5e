import Drawing from 'lucide-react/icons/arrow-left-to-line';
import { defineIcon } from './defineIcon.tsx';

export const ArrowLeftToLineIcon = /* @__PURE__ */ defineIcon('ArrowLeftToLineIcon', Drawing);

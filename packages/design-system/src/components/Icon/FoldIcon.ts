import Drawing from 'lucide-react/icons/panel-left-close';
import { defineIcon } from './defineIcon.tsx';

export const FoldIcon = /* @__PURE__ */ defineIcon('FoldIcon', Drawing);

import Drawing from 'lucide-react/icons/panel-left-open';
import { defineIcon } from './defineIcon.tsx';

export const UnfoldIcon = /* @__PURE__ */ defineIcon('UnfoldIcon', Drawing);

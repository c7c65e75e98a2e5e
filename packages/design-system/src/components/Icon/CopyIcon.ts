import Drawing from 'lucide-react/icons/copy';
import { defineIcon } from './defineIcon.tsx';

export const CopyIcon = /* @__PURE__ */ defineIcon('CopyIcon', Drawing);

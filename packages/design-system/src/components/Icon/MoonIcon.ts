import Drawing from 'lucide-react/icons/moon';
import { defineIcon } from './defineIcon.tsx';

export const MoonIcon = /* @__PURE__ */ defineIcon('MoonIcon', Drawing);

import Drawing from 'lucide-react/icons/menu';
import { defineIcon } from './defineIcon.tsx';

export const MenuIcon = /* @__PURE__ */ defineIcon('MenuIcon', Drawing);

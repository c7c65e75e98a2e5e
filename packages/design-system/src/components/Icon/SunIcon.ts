import Drawing from 'lucide-react/icons/sun';
import { defineIcon } from './defineIcon.tsx';

export const SunIcon = /* @__PURE__ */ defineIcon('SunIcon', Drawing);

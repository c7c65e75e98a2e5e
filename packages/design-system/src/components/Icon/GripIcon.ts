import Drawing from 'lucide-react/icons/grip-vertical';
import { defineIcon } from './defineIcon.tsx';

export const GripIcon = /* @__PURE__ */ defineIcon('GripIcon', Drawing);

import Drawing from 'lucide-react/icons/circle-check';
import { defineIcon } from './defineIcon.tsx';

export const CircleCheckIcon = /* @__PURE__ */ defineIcon('CircleCheckIcon', Drawing);

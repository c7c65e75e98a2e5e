import Drawing from 'lucide-react/icons/circle-exclamation-point';
import { defineIcon } from './defineIcon.tsx';

export const CircleAlertIcon = /* @__PURE__ */ defineIcon('CircleAlertIcon', Drawing);

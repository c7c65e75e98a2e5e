import Drawing from 'lucide-react/icons/triangle-exclamation-point';
import { defineIcon } from './defineIcon.tsx';

export const TriangleAlertIcon = /* @__PURE__ */ defineIcon('TriangleAlertIcon', Drawing);

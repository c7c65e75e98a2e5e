import Drawing from 'lucide-react/icons/play';
import { defineIcon } from './defineIcon.tsx';

export const PlayIcon = /* @__PURE__ */ defineIcon('PlayIcon', Drawing);

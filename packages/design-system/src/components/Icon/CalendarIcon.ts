import Drawing from 'lucide-react/icons/calendar';
import { defineIcon } from './defineIcon.tsx';

export const CalendarIcon = /* @__PURE__ */ defineIcon('CalendarIcon', Drawing);

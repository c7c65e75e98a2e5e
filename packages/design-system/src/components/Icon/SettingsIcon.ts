import Drawing from 'lucide-react/icons/settings';
import { defineIcon } from './defineIcon.tsx';

export const SettingsIcon = /* @__PURE__ */ defineIcon('SettingsIcon', Drawing);

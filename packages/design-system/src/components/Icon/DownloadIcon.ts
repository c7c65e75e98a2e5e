import Drawing from 'lucide-react/icons/download';
import { defineIcon } from './defineIcon.tsx';

export const DownloadIcon = /* @__PURE__ */ defineIcon('DownloadIcon', Drawing);

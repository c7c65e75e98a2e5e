import Drawing from 'lucide-react/icons/upload';
import { defineIcon } from './defineIcon.tsx';

export const UploadIcon = /* @__PURE__ */ defineIcon('UploadIcon', Drawing);

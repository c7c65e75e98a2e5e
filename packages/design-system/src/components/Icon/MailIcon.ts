import Drawing from 'lucide-react/icons/mail';
import { defineIcon } from './defineIcon.tsx';

export const MailIcon = /* @__PURE__ */ defineIcon('MailIcon', Drawing);

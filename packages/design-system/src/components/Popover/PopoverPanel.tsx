import { Dialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import type { ReactNode, RefObject } from 'react';
import { styled } from 'styled-components';
import { AriaLocale } from '../../provider/AriaLocale.tsx';
import { VISUALLY_HIDDEN } from '../../theme/styles.ts';
import { space, type } from '../../theme/tokens.ts';
import type { Placement } from '../Overlay/placement.ts';
import { Floating } from '../Menu/Menu.styles.ts';

export interface PopoverPanelProps {
  title: string;
  isTitleHidden: boolean;
  isWide?: boolean | undefined;
  placement: Placement | undefined;
  anchor: RefObject<HTMLElement | null>;
  onClose: () => void;
  children: ReactNode;
}

const Inside = styled(Dialog)`
  display: grid;
  gap: ${space(8)};
  padding: ${space(12)};
  outline: none;
  > [data-part='title'] {
    ${type(14)}
  }
  &[data-wide] {
    inline-size: min(384px, calc(100vw - 26px));
  }
  &[data-title-hidden] > [data-part='title'] {
    ${VISUALLY_HIDDEN}
  }
`;

/** The floating panel, with focus and dismissal. Loaded when it is first opened. */
export default function PopoverPanel({
  title,
  isTitleHidden,
  isWide,
  placement = 'bottom start',
  anchor,
  onClose,
  children,
}: PopoverPanelProps) {
  return (
    <AriaLocale>
      <Floating
        isOpen
        onOpenChange={(isOpen) => !isOpen && onClose()}
        triggerRef={anchor}
        placement={placement}
        offset={4}
        trigger="DialogTrigger"
      >
        <Inside data-title-hidden={isTitleHidden || undefined} data-wide={isWide || undefined}>
          <Heading slot="title" level={2} data-part="title">
            {title}
          </Heading>
          {children}
        </Inside>
      </Floating>
    </AriaLocale>
  );
}

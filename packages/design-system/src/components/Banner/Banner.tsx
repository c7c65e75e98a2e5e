import { useId, type ComponentProps, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { MESSAGE_TONES, type MessageTone } from '../../theme/tones.ts';
import { space, t, type } from '../../theme/tokens.ts';

export interface BannerProps extends Omit<ComponentProps<'section'>, 'title'> {
  /** How urgent it is. Default 'info'. */
  tone?: MessageTone | undefined;
  /** Says what needs attention, as a short sentence. */
  title: ReactNode;
  /** Says what to do about it, in a sentence. */
  children?: ReactNode;
  /** The actions that resolve it: one or two buttons. */
  actions?: ReactNode;
}

const Root = styled.section`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(8, 16)};
  padding: ${space(12, 16)};
  border: 1px solid ${t('accent-line')};
  border-radius: ${t('radius-card')};
  background: ${t('accent-tint')};
  --own-tone: ${t('accent')};
  > [data-part='words'] {
    flex: 1 1 320px;
    min-inline-size: 0;
  }
  > [data-part='words'] > [data-part='title'] {
    ${type(14)}
    color: var(--own-tone);
  }
  > [data-part='actions'] {
    display: flex;
    flex-wrap: wrap;
    gap: ${space(8)};
  }
  ${MESSAGE_TONES.filter((tone) => tone !== 'info')
    .map(
      (tone) => `&[data-tone='${tone}'] {
        background: ${t(`${tone}-tint`)};
        border-color: ${t(`${tone}-line`)};
        --own-tone: ${t(`${tone}-text`)};
      }`,
    )
    .join('')}
`;

/** Tells the reader that something on this page needs attention. For the result of an action use Flash. */
export function Banner({ tone = 'info', title, actions, children, ...rest }: BannerProps) {
  const id = useId();
  return (
    <Root data-tone={tone} aria-labelledby={id} {...rest}>
      <div data-part="words">
        <h2 id={id} data-part="title">
          {title}
        </h2>
        {children && <div>{children}</div>}
      </div>
      {actions && <div data-part="actions">{actions}</div>}
    </Root>
  );
}

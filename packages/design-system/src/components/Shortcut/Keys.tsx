'use client';
import { Fragment, type ComponentProps } from 'react';
import { styled } from 'styled-components';
import { useTexts } from '../../provider/useTexts.ts';
import { VISUALLY_HIDDEN } from '../../theme/styles.ts';
import { space, t, type } from '../../theme/tokens.ts';
import { keyName, keySign, splitKeys } from './keySigns.ts';
import { useIsApple } from './platform.ts';

export interface KeysProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** Written as in a shortcut: 'Mod+K', 'G O'. */
  keys: string;
}

const Root = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(4)};
  ${type(12)}
  color: ${t('ink-subtle')};
  kbd {
    min-inline-size: 20px;
    padding-inline: ${space(4)};
    border: 1px solid ${t('line-control')};
    border-block-end-width: 2px;
    border-radius: ${t('radius-badge')};
    background: ${t('surface')};
    color: ${t('ink')};
    font-family: ${t('font-sans')};
    ${type(12)}
    text-align: center;
  }
  > [data-part='said'] {
    ${VISUALLY_HIDDEN}
  }
`;

/** Shows keys as they are printed on the reader's keyboard. Screen readers read ⌘ as 'Command'. */
export function Keys({ keys, ...rest }: KeysProps) {
  const texts = useTexts();
  const isApple = useIsApple();
  const strokes = splitKeys(keys);
  const said = strokes.map((stroke) =>
    stroke.map((key) => texts.keyNames[keyName(key, isApple)] ?? keyName(key, isApple)).join(' '),
  );
  return (
    <Root {...rest}>
      <span data-part="said">{said.join(` ${texts.thenKey} `)}</span>
      {strokes.map((stroke, at) => (
        <Fragment key={at}>
          {at > 0 && <span aria-hidden="true">{texts.thenKey}</span>}
          {stroke.map((key) => (
            <kbd key={key} aria-hidden="true">
              {texts.keySigns[keySign(key, isApple)] ?? keySign(key, isApple)}
            </kbd>
          ))}
        </Fragment>
      ))}
    </Root>
  );
}

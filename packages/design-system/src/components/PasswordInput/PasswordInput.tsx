'use client';
import { useState } from 'react';
import { useDesign } from '../../provider/DesignContext.ts';
import { ControlField } from '../Field/ControlField.tsx';
import { Input } from '../Field/Input.styles.ts';
import { splitFieldProps } from '../Field/splitFieldProps.ts';
import { valueHandler } from '../Field/valueHandler.ts';
import { WithInside } from '../Field/WithInside.ts';
import { EyeIcon } from '../Icon/EyeIcon.ts';
import { EyeOffIcon } from '../Icon/EyeOffIcon.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import type { TextInputProps } from '../TextInput/TextInput.tsx';

export type PasswordInputProps = TextInputProps;

/** A password field with a button that shows what was typed. */
export function PasswordInput(props: PasswordInputProps) {
  const { texts } = useDesign();
  const [isShown, setShown] = useState(false);
  const [field, disableable, { className, id, type: _, onValueChange, ...rest }] = splitFieldProps(props);
  return (
    <ControlField field={field} disableable={disableable} id={id} className={className}>
      {(control) => (
        <WithInside style={{ '--own-end': '40px' } as object}>
          <Input
            type={isShown ? 'text' : 'password'}
            spellCheck={false}
            {...rest}
            {...valueHandler(onValueChange)}
            {...control}
          />
          <div data-part="end">
            <IconButton
              size="small"
              label={isShown ? texts.hidePassword : texts.showPassword}
              icon={isShown ? <EyeOffIcon /> : <EyeIcon />}
              onClick={() => setShown(!isShown)}
            />
          </div>
        </WithInside>
      )}
    </ControlField>
  );
}

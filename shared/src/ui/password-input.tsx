import styled from '@emotion/styled';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EyeIcon, EyeOffIcon } from './icons';
import { Input, type InputProps } from './input';

export type PasswordInputProps = Omit<InputProps, 'type' | 'before' | 'after'>;

/** A password field with a button that shows the password. */
export function PasswordInput({ autoComplete = 'current-password', ...rest }: PasswordInputProps) {
  const { t } = useTranslation('common');
  const [isShown, setIsShown] = useState(false);
  return (
    <Input
      autoComplete={autoComplete}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      {...rest}
      type={isShown ? 'text' : 'password'}
      after={
        <Toggle
          type="button"
          aria-pressed={isShown}
          aria-label={t('password.show')}
          title={t(isShown ? 'password.hide' : 'password.show')}
          onClick={() => setIsShown(!isShown)}
        >
          {isShown ? <EyeOffIcon /> : <EyeIcon />}
        </Toggle>
      }
    />
  );
}

const Toggle = styled.button`
  display: grid;
  place-items: center;
  width: 44px;
  height: 36px;
  border-radius: 6px;
  &:hover {
    color: var(--c-action);
  }
`;

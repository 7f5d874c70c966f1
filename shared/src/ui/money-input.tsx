import { useState } from 'react';
import type { Language } from '../contracts';
import { formatNumber, parseAmount } from '../money';
import { Input, type InputProps } from './input';
import { useLanguage } from './use-language';

export interface MoneyInputProps extends InputProps {
  value: string;
}

/** An amount in đồng, with the separators of the language except while it is typed. */
export function MoneyInput({ value, onChange, onBlur, ...rest }: MoneyInputProps) {
  const language = useLanguage();
  const [isTyping, setTyping] = useState(false);
  return (
    <Input
      inputMode="numeric"
      autoComplete="off"
      after="₫"
      {...rest}
      value={isTyping ? value : grouped(value, language)}
      onChange={(event) => {
        setTyping(true);
        onChange?.(event);
      }}
      onBlur={(event) => {
        setTyping(false);
        onBlur?.(event);
      }}
    />
  );
}

/** What is no whole amount stays as it was typed. */
function grouped(typed: string, language: Language): string {
  const amount = parseAmount(typed);
  return amount === null || Number.isNaN(amount) ? typed : formatNumber(amount, language);
}

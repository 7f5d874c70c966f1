import { useTranslation } from 'react-i18next';
import { Progress } from '@storefront/shared/ui';
import { strengthOf, strengths } from './password-strength';

/** How hard the password is to guess that somebody types. */
export function StrengthBar({ password }: { password: string }) {
  const { t } = useTranslation('account-access');
  const strength = strengthOf(password);
  return (
    <div role="status">
      <Progress
        label={t(`password.strength.${strength}`)}
        value={strengths.indexOf(strength) + 1}
        max={strengths.length}
      />
    </div>
  );
}

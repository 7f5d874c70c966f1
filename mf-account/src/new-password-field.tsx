import { useTranslation } from 'react-i18next';
import { PasswordField, useFormikContext } from '@storefront/shared/forms';
import { lazyHydrate, Stack } from '@storefront/shared/ui';

const StrengthBar = lazyHydrate(
  async () => (await import(/* webpackChunkName: "strength-bar" */ './strength-bar')).StrengthBar,
);

interface Props {
  name: string;
  label: string;
}

/** A field for a password that somebody chooses. What says how strong it is loads with its first character. */
export function NewPasswordField({ name, label }: Props) {
  const { t } = useTranslation('account-access');
  const { values } = useFormikContext<Record<string, unknown>>();
  const typed = values[name];
  return (
    <Stack gap={2}>
      <PasswordField name={name} label={label} hint={t('password.hint')} autoComplete="new-password" />
      {typeof typed === 'string' && typed !== '' && <StrengthBar password={typed} />}
    </Stack>
  );
}

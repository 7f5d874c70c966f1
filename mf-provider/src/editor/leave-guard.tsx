import { useTranslation } from 'react-i18next';
import { LeaveGuard as Guard, type LeaveGuardProps } from '@storefront/shared/form-draft';

/** Asks before the editor is left with something that is not saved. */
export function LeaveGuard(props: Omit<LeaveGuardProps, 'texts'>) {
  const { t } = useTranslation('provider-editor');
  const texts = {
    title: t('leave.title'),
    text: t('leave.text'),
    leave: t('leave.leave'),
    stay: t('leave.stay'),
  };
  return <Guard {...props} texts={texts} />;
}

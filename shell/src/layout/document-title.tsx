import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useDocumentHead, type Shown } from '@storefront/shared/router';
import { selectSetting, useSelector } from '@storefront/shared/store';
import { LiveRegion } from '@storefront/shared/ui';
import { useShell } from '../shell-context';

/** Keeps the document's head as the page says, and says aloud where a shopper has come to. */
export function DocumentTitle({ shown }: { shown: Shown }): ReactNode {
  const { t } = useTranslation('shell');
  const { siteName: defaultName } = useShell();
  const siteName = useSelector(selectSetting).settingClient?.siteName ?? defaultName;
  return <LiveRegion>{useDocumentHead(shown, { siteName, missingTitle: t('missing.title') })}</LiveRegion>;
}

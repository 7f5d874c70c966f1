import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Sheet } from '@storefront/shared/ui';
import { SearchForm } from './search-form';

/** Open or not is the frame's decision. */
export interface SearchSheetProps {
  isOpen: boolean;
  onClose: () => void;
}

/** Search over the whole screen of a phone. */
export function SearchSheet({ isOpen, onClose }: SearchSheetProps): ReactNode {
  const { t } = useTranslation('shell');
  return (
    <Sheet side="full" isOpen={isOpen} firstFocus="field" onClose={onClose} title={t('header.search')}>
      {isOpen && <SearchForm onDone={onClose} isInSheet />}
    </Sheet>
  );
}

import styled from '@emotion/styled';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import type { ReviewableLine, ReviewStatus } from '@storefront/shared/contracts';
import { useSession } from '@storefront/shared/store';
import { ActionLink, Button } from '@storefront/shared/ui';
import { usePathTo } from '@storefront/shared/widgets';
import { paths } from '../paths/paths';
import { WriteReview } from './lazy-write-review';

/** What is reviewed, and who hears how that ended. */
export interface Subject {
  productId: string;
  slug: string;
  name: string;
  onSent: (status: ReviewStatus) => void;
}
interface Props {
  lines: readonly ReviewableLine[];
  subject: Subject;
  hasOwn: boolean;
}

/** The way to write a review; to everybody else it says who may. */
export function WriteButton({ lines, subject, hasOwn }: Props) {
  const pathTo = usePathTo();
  const { t } = useTranslation('catalog-reviews');
  const { isLoggedIn } = useSession();
  const [isWriting, setWriting] = useState(false);
  const [query, setQuery] = useSearchParams();
  // Links of orders lead straight into the form, for the piece that was bought.
  const wanted = lines.find(({ orderLineId }) => orderLineId === query.get('review'));
  const close = () => {
    setWriting(false);
    if (!query.has('review')) return;
    query.delete('review');
    setQuery(query, { replace: true, preventScrollReset: true });
  };
  if (!isLoggedIn) {
    // Who came to review a piece that was bought comes back to that.
    const search = query.size > 0 ? `?${query.toString()}` : '';
    const redirectUrl = `${paths.product.to(subject.slug)}${search}#reviews`;
    return <ActionLink to={pathTo('account/login', { redirectUrl })}>{t('write.signIn')}</ActionLink>;
  }
  if (lines.length === 0) return hasOwn ? null : <Small>{t('write.buyersOnly')}</Small>;
  return (
    <>
      <Button variant="quiet" onClick={() => setWriting(true)}>
        {t('write.button')}
      </Button>
      {(isWriting || wanted) && (
        <WriteReview
          subject={subject}
          lines={wanted ? [wanted, ...lines.filter((line) => line !== wanted)] : lines}
          onClose={close}
        />
      )}
    </>
  );
}

const Small = styled.p`
  font-size: var(--t-sm);
  color: var(--c-ink-soft);
`;

import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { noticeShown, useDispatch } from '@storefront/shared/store';
import { Button, ShareIcon } from '@storefront/shared/ui';

/** Hands the article's address on: by the device's own way, else by copying it. */
export function ShareArticle({ title }: { title: string }) {
  const { t } = useTranslation('catalog-news');
  const dispatch = useDispatch();
  const share = async () => {
    const url = `${window.location.origin}${window.location.pathname}`;
    try {
      if ('share' in navigator) await navigator.share({ title, url });
      else {
        await (navigator as Navigator).clipboard.writeText(url);
        dispatch(noticeShown('Copied'));
      }
    } catch {
      // Anyone who closes the device's own dialog has decided not to share.
    }
  };
  return (
    <Line>
      <Button variant="quiet" icon={<ShareIcon />} onClick={() => void share()}>
        {t('share')}
      </Button>
    </Line>
  );
}

const Line = styled.div`
  margin-top: var(--s-8);
`;

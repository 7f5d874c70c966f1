import styled from '@emotion/styled';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SizeGuide } from '@storefront/shared/contracts';
import { useLanguage } from '@storefront/shared/i18n';
import { useDispatch, useSelector } from '@storefront/shared/store';
import { Dialog, Skeleton, TextButton, TextLink } from '@storefront/shared/ui';
import { paths } from '../paths/paths';
import { sizeGuides } from './product-extras';
import { worded } from './words';

/** Which size fits whom, in a dialog that is filled when it is opened. */
export const SizeGuideButton = worded(({ productId }: { productId: string }) => {
  const { t } = useTranslation('catalog-product');
  const dispatch = useDispatch();
  const language = useLanguage();
  const [isOpen, setIsOpen] = useState(false);
  const request = { productId, language };
  const guide = useSelector((state) => sizeGuides.select(state, request));
  const ask = () => dispatch(sizeGuides.fetch(request));
  return (
    <div>
      <TextButton
        aria-haspopup="dialog"
        onPointerEnter={ask}
        onFocus={ask}
        onClick={() => {
          ask();
          setIsOpen(true);
        }}
      >
        {t('sizes.open')}
      </TextButton>
      <Dialog
        isOpen={isOpen}
        firstFocus="title"
        title={guide.data?.title ?? t('sizes.open')}
        onClose={() => setIsOpen(false)}
      >
        {guide.data ? (
          <Guide guide={guide.data} />
        ) : guide.data === null ? (
          <p>
            {t('sizes.none')}{' '}
            <TextLink to={paths.policy.to('quick-consultation')}>{t('sizes.consult')}</TextLink>
          </p>
        ) : guide.error && !guide.isFetching ? (
          <p role="alert">
            {t('sizes.failed')}{' '}
            <TextButton onClick={() => dispatch(sizeGuides.refetch(request))}>{t('retry')}</TextButton>
          </p>
        ) : (
          <Skeleton kind="block" height={280} />
        )}
      </Dialog>
    </div>
  );
});

function Guide({ guide: { title, columns, rows, note } }: { guide: SizeGuide }) {
  return (
    <>
      <Scroller>
        <table>
          <caption>{title}</caption>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([name, ...cells]) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {cells.map((cell, index) => (
                  <td key={columns[index + 1] ?? index}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </Scroller>
      <Note>{note}</Note>
    </>
  );
}

const Scroller = styled.div`
  overflow-x: auto;
  table {
    width: 100%;
    border-collapse: collapse;
    font-variant-numeric: tabular-nums;
  }
  caption {
    position: absolute;
    clip-path: inset(50%);
  }
  th,
  td {
    padding: var(--s-2) var(--s-3);
    border-block-end: 1px solid var(--c-line);
    text-align: start;
  }
  thead th {
    font-size: var(--t-sm);
    color: var(--c-ink-soft);
  }
`;
const Note = styled.p`
  margin-top: var(--s-4);
  font-size: var(--t-sm);
  color: var(--c-ink-soft);
`;

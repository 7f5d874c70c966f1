import styled from '@emotion/styled';
import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from '@storefront/shared/store';
import { ChevronDownIcon, lazyHydrate, Skeleton, VisuallyHidden } from '@storefront/shared/ui';
import { selectDraft, voucherDropped } from '../draft/draft-slice';
import type { ShownQuote } from '../quote/use-quote';
import { VoucherResult } from './voucher-result';

const VoucherForm = lazyHydrate(
  async () => (await import('./voucher-form')).VoucherForm,
  <Skeleton kind="block" height={120} />,
  'page',
);

/** The voucher of this order: what became of the code, and behind one press where to give one. */
export function VoucherPart({ shown }: { shown: ShownQuote }) {
  const { t } = useTranslation('checkout');
  const dispatch = useDispatch();
  const { voucherCode } = useSelector(selectDraft);
  const [isOpen, setIsOpen] = useState(false);
  const [known, setKnown] = useState(voucherCode);
  const opener = useRef<HTMLButtonElement>(null);
  const id = useId();
  if (voucherCode && voucherCode !== known) setKnown(voucherCode);
  const drop = () => {
    dispatch(voucherDropped());
    // The button that was pressed goes.
    opener.current?.focus();
  };
  return (
    <Box>
      {voucherCode && <VoucherResult code={voucherCode} shown={shown} onDrop={drop} />}
      <VisuallyHidden role="status">
        {!voucherCode && known && t('voucher.dropped', { code: known })}
      </VisuallyHidden>
      <Opener
        ref={opener}
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setIsOpen(!isOpen)}
      >
        {t('voucher.open')}
        <ChevronDownIcon />
      </Opener>
      {isOpen && (
        <div id={id}>
          <VoucherForm />
        </div>
      )}
    </Box>
  );
}

const Box = styled.div`
  display: grid;
  gap: var(--s-2);
`;
const Opener = styled.button`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--s-2);
  min-height: 44px;
  color: var(--c-action);
  font-weight: 500;
  text-align: start;
  svg {
    flex: none;
    transition: transform var(--m-fast);
  }
  &[aria-expanded='true'] svg {
    transform: rotate(180deg);
  }
`;

import styled from '@emotion/styled';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from '@storefront/shared/store';
import { ChevronDownIcon, late, Skeleton } from '@storefront/shared/ui';
import { selectDraft } from './draft-slice';
import type { ShownQuote } from './use-quote';
import { VoucherResult } from './voucher-result';

const VoucherForm = late(
  async () => (await import('./voucher/voucher-form')).VoucherForm,
  <Skeleton kind="block" height={120} />,
  'page',
);

/** The voucher of this order: what became of the code, and behind one press where to give one. */
export function VoucherPart({ shown }: { shown: ShownQuote }) {
  const { t } = useTranslation('checkout');
  const { voucherCode } = useSelector(selectDraft);
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  return (
    <Box>
      {voucherCode && <VoucherResult code={voucherCode} shown={shown} />}
      <Opener
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

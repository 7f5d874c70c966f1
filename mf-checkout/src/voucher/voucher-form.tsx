import styled from '@emotion/styled';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from '@storefront/shared/store';
import { Button, Dialog, Input, TicketIcon } from '@storefront/shared/ui';
import { voucherChosen } from '../draft-slice';
import { voucherCodeOf } from '../voucher-code';
import { VoucherList } from './voucher-list';

/** Where a code is typed or a voucher chosen. */
export function VoucherForm() {
  const { t } = useTranslation('checkout');
  const dispatch = useDispatch();
  const [typed, setTyped] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const [isWalletOpen, setIsWalletOpen] = useState(false);
  return (
    <Parts>
      <Line
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          const code = voucherCodeOf(typed);
          setIsMissing(code === '');
          if (code === '') return;
          dispatch(voucherChosen(code));
          setTyped('');
        }}
      >
        <Code
          label={t('voucher.code')}
          // Capitals are made when it is sent: what a Vietnamese keyboard is still composing must not be changed.
          autoCapitalize="characters"
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="done"
          maxLength={60}
          value={typed}
          error={isMissing && t('voucher.empty')}
          onChange={({ target }) => {
            setTyped(target.value);
            setIsMissing(false);
          }}
        />
        <Button type="submit" variant="quiet">
          {t('voucher.apply')}
        </Button>
      </Line>
      <Button isWide variant="quiet" icon={<TicketIcon />} onClick={() => setIsWalletOpen(true)}>
        {t('voucher.choose')}
      </Button>
      <Dialog isOpen={isWalletOpen} onClose={() => setIsWalletOpen(false)} title={t('voucher.wallet')}>
        <VoucherList onClose={() => setIsWalletOpen(false)} />
      </Dialog>
    </Parts>
  );
}

const Parts = styled.div`
  display: grid;
  gap: var(--s-3);
  padding-block-end: var(--s-2);
`;
const Line = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: var(--s-2);
  > button {
    /* Beside the field, below its label. */
    align-self: start;
    margin-block-start: 27px;
  }
`;
const Code = styled(Input)`
  text-transform: uppercase;
`;

import styled from '@emotion/styled';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { idleEntry, useDispatch, useSelector } from '@storefront/shared/store';
import { Button, Dialog, Input, TicketIcon } from '@storefront/shared/ui';
import { selectDraft, voucherChosen } from '../draft/draft-slice';
import { normalizeVoucherCode } from '../draft/voucher-code';
import type { QuoteRequest } from '../quote/quote';
import { useQuoteRequest, useShownQuote } from '../quote/use-quote';
import { VoucherList } from './voucher-list';
import { refusalOf, useVoucherReason } from './voucher-reason';
import { voucherTrial } from './voucher-trial';

/** Where a code is typed or a voucher chosen. What was typed stays until it is taken off the price. */
export function VoucherForm() {
  const { t } = useTranslation('checkout');
  const { voucherCode } = useSelector(selectDraft);
  const request = useQuoteRequest();
  const { quote } = useShownQuote();
  const [typed, setTyped] = useState('');
  const [lack, setLack] = useState<'empty' | 'noLines' | null>(null);
  const [isWalletOpen, setIsWalletOpen] = useState(false);
  const trial = useTrial(voucherCode !== null && quote !== null && !refusalOf(quote));

  const used = quote?.appliedVoucherOrder?.voucherInfo.code;
  if (typed !== '' && used === voucherCode && used === normalizeVoucherCode(typed)) setTyped('');

  const give = () => {
    const code = normalizeVoucherCode(typed);
    if (code === '') setLack('empty');
    else if (!request) setLack('noLines');
    else trial.begin(code, request);
  };
  const problem = lack ? t(`voucher.${lack}`) : trial.problem;
  return (
    <Parts>
      <Line
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          give();
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
          error={problem && <span role="alert">{problem}</span>}
          onChange={({ target }) => {
            setTyped(target.value);
            setLack(null);
            trial.end();
          }}
        />
        <Button type="submit" variant="quiet" busy={trial.isAsking}>
          {t('voucher.apply')}
        </Button>
      </Line>
      <Button isWide variant="quiet" icon={<TicketIcon />} onClick={() => setIsWalletOpen(true)}>
        {t('voucher.choose')}
      </Button>
      <Dialog
        isOpen={isWalletOpen}
        firstFocus="title"
        onClose={() => setIsWalletOpen(false)}
        title={t('voucher.wallet')}
      >
        <VoucherList onClose={() => setIsWalletOpen(false)} />
      </Dialog>
    </Parts>
  );
}

/** Asks what a code would do, and takes it where that helps; `isInUse`: another code takes something off already. */
function useTrial(isInUse: boolean) {
  const { t } = useTranslation('checkout');
  const dispatch = useDispatch();
  const reasonOf = useVoucherReason();
  const { voucherCode } = useSelector(selectDraft);
  const [tried, setTried] = useState<QuoteRequest | null>(null);
  const { data, error, isFetching } = useSelector((state) =>
    tried ? voucherTrial.select(state, tried) : idleEntry,
  );
  const refusal = data && refusalOf(data);
  // A code that works makes room only for another that does, and one that does not exist is only corrected.
  const isTaken = !error && !(refusal && (isInUse || refusal.reasonCode === 'NOT_FOUND'));
  const code = data && isTaken && !isFetching ? tried?.body.voucherCode : undefined;
  useEffect(() => {
    if (!code) return;
    dispatch(voucherChosen(code));
    setTried(null);
  }, [code, dispatch]);

  const reason = error ? t('voucher.unchecked') : refusal && reasonOf(refusal.reasonCode, refusal.missing);
  return {
    isAsking: isFetching,
    problem:
      !isFetching &&
      !isTaken &&
      reason &&
      (isInUse ? t('voucher.kept', { reason, code: voucherCode }) : reason),
    begin(voucherCode: string, request: QuoteRequest) {
      const next = { ...request, body: { ...request.body, voucherCode } };
      setTried(next);
      dispatch(voucherTrial.refetch(next));
    },
    end: () => setTried(null),
  };
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

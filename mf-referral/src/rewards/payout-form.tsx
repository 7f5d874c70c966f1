import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { string } from 'yup';
import type { TotalReward } from '@storefront/shared/contracts';
import { clearFormDraft, SaveFormDraft, useFormDraft } from '@storefront/shared/form-draft';
import {
  choice,
  Form,
  Formik,
  fullName,
  message,
  MoneyField,
  object,
  phoneVN,
  PhoneField,
  RadioCardsField,
  SelectField,
  ServerErrors,
  SubmitButton,
  TextField,
  useFormikContext,
} from '@storefront/shared/forms';
import { useLanguage } from '@storefront/shared/i18n';
import { formatMoney, formatNumber, parseAmount } from '@storefront/shared/money';
import { useDispatch, useRetry, useSelector } from '@storefront/shared/store';
import { Banner, Section, useStatusSinceMount, useMutationDone, useRepeatKey } from '@storefront/shared/ui';
import { KeepFocus } from '../member/keep-focus';
import { banks, wallets } from './payout-providers';
import { payouts, requestingPayout } from './rewards';

interface Values {
  method: string;
  bank: string;
  wallet: string;
  number: string;
  holder: string;
  amount: string;
}

const form = 'referral-payout';
/** Of the request, where the form has another name for it. */
const fields = {
  'account.provider': 'bank',
  'account.number': 'number',
  'account.holder': 'holder',
};

/** Asks for money to a bank account or a wallet. */
export function PayoutForm({ total }: { total: TotalReward }) {
  const { t } = useTranslation('referral-rewards');
  const language = useLanguage();
  const { available, minPayout } = total;
  const { status, data } = useStatusSinceMount(useSelector(requestingPayout.select));
  const money = (amount: number) => formatMoney(amount, language);
  const latest = useSelector((state) => payouts.select(state, null)).data?.data;
  const running = latest?.find((payout) => payout.status === 'REQUESTED' || payout.status === 'APPROVED');
  return (
    <Section title={t('payout.title')}>
      <KeepFocus label={t('payout.title')}>
        {status === 'done' && data && (
          <Banner tone="success" isLive title={t('payout.done', { amount: money(data.amount) })}>
            {t('payout.doneText', { code: data.code })}
          </Banner>
        )}
        {running ? (
          <p>{t('payout.running', { amount: money(running.amount), code: running.code })}</p>
        ) : available >= minPayout && available > 0 ? (
          <Fields key={available} available={available} minPayout={minPayout} />
        ) : (
          <p>{t('payout.tooLittle', { min: money(minPayout), available: money(available) })}</p>
        )}
      </KeepFocus>
    </Section>
  );
}

function Fields({ available, minPayout }: Pick<TotalReward, 'available' | 'minPayout'>) {
  const { t } = useTranslation('referral-rewards');
  const language = useLanguage();
  const dispatch = useDispatch();
  const { status, error } = useStatusSinceMount(useSelector(requestingPayout.select));
  const keyFor = useRepeatKey(status === 'done');
  const initialValues = useFormDraft<Values>(form, {
    method: 'BANK',
    bank: '',
    wallet: '',
    number: '',
    holder: '',
    amount: formatNumber(available, language),
  });
  return (
    <Formik<Values>
      initialValues={initialValues}
      validationSchema={schemaOf(available, minPayout, (amount) => formatMoney(amount, language))}
      onSubmit={({ method, bank, wallet, ...values }) => {
        const isBank = method === 'BANK';
        const body = {
          method: isBank ? ('BANK' as const) : ('WALLET' as const),
          account: {
            provider: isBank ? bank : wallet,
            number: values.number.trim(),
            holder: values.holder.trim(),
          },
          amount: parseAmount(values.amount) ?? 0,
        };
        dispatch(requestingPayout.send({ body, idempotencyKey: keyFor(JSON.stringify(body)) }));
      }}
    >
      <Form aria-label={t('payout.title')}>
        <SaveFormDraft form={form} />
        <AfterSending />
        <ServerErrors
          error={error}
          fields={fields}
          codes={{ PAYOUT_EXCEEDS_BALANCE: 'amount', PAYOUT_TOO_SMALL: 'amount' }}
        />
        <RadioCardsField
          name="method"
          legend={t('payout.method')}
          options={[
            { value: 'BANK', title: t('payout.BANK'), more: <BankFields /> },
            { value: 'WALLET', title: t('payout.WALLET'), more: <WalletFields /> },
          ]}
        />
        <MoneyField
          name="amount"
          label={t('payout.amount')}
          hint={t('payout.amountHint', {
            available: formatMoney(available, language),
            min: formatMoney(minPayout, language),
          })}
        />
        <div>
          <Submit isBusy={status === 'pending'} />
        </div>
      </Form>
    </Formik>
  );
}

function BankFields() {
  const { t } = useTranslation('referral-rewards');
  return (
    <Inside>
      <SelectField
        name="bank"
        label={t('payout.bank')}
        options={banks}
        placeholder={t('payout.chooseBank')}
      />
      <TextField name="number" inputMode="numeric" label={t('payout.number')} autoComplete="off" />
      <TextField name="holder" label={t('payout.holder')} autoComplete="name" />
    </Inside>
  );
}

function WalletFields() {
  const { t } = useTranslation('referral-rewards');
  return (
    <Inside>
      <SelectField
        name="wallet"
        label={t('payout.wallet')}
        options={wallets}
        placeholder={t('payout.chooseWallet')}
      />
      <PhoneField name="number" label={t('payout.walletNumber')} />
      <TextField name="holder" label={t('payout.holder')} autoComplete="name" />
    </Inside>
  );
}

function Submit({ isBusy }: { isBusy: boolean }) {
  const { t } = useTranslation('referral-rewards');
  const language = useLanguage();
  const amount = parseAmount(useFormikContext<Values>().values.amount) ?? 0;
  return (
    <SubmitButton busy={isBusy}>
      {amount > 0 ? t('payout.submit', { amount: formatMoney(amount, language) }) : t('payout.submitNone')}
    </SubmitButton>
  );
}

/** The account number is not kept once it was sent, and the balances are fetched again. */
function AfterSending() {
  const { resetForm } = useFormikContext<Values>();
  const retry = useRetry();
  useMutationDone(useSelector(requestingPayout.select), () => {
    clearFormDraft(form);
    resetForm();
    retry();
  });
  return null;
}

function schemaOf(available: number, minPayout: number, money: (amount: number) => string) {
  const when = (method: string, rule: ReturnType<typeof choice>) =>
    string()
      .default('')
      .when('method', ([chosen]: unknown[], plain) => (chosen === method ? rule : plain));
  return object({
    method: choice(),
    bank: when('BANK', choice()),
    wallet: when('WALLET', choice()),
    number: string().when('method', ([method]: unknown[], plain) =>
      method === 'BANK'
        ? plain
            .transform((value: unknown) => (typeof value === 'string' ? value.replace(/[\s.-]/g, '') : value))
            .matches(/^\d{6,19}$/, {
              message: 'referral-rewards:payout.numberInvalid',
              excludeEmptyString: true,
            })
            .required('form.required')
        : phoneVN(),
    ),
    holder: fullName(),
    amount: string()
      .required('form.required')
      .test('amount', (written, { createError }) => {
        const amount = parseAmount(written);
        if (!amount) return createError({ message: 'referral-rewards:payout.amountInvalid' });
        if (amount > available)
          return createError({
            message: message('referral-rewards:payout.tooMuch', { available: money(available) }),
          });
        return (
          amount >= minPayout ||
          createError({ message: message('referral-rewards:payout.tooSmall', { min: money(minPayout) }) })
        );
      }),
  });
}

const Inside = styled.div`
  display: grid;
  gap: var(--s-4);
`;

import styled from '@emotion/styled';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { object } from 'yup';
import type { Language, PaymentMethod, ShippingMethod, VatInvoice } from '@storefront/shared/contracts';
import {
  CheckboxField,
  choice,
  Form,
  Formik,
  RadioCardsField,
  SubmitButton,
  text,
  useFormikContext,
} from '@storefront/shared/forms';
import { useLanguage } from '@storefront/shared/i18n';
import { formatMoney } from '@storefront/shared/money';
import { useSelector, useSession } from '@storefront/shared/store';
import { arrivalDays } from '@storefront/shared/time';
import { Card, lazyHydrate, Skeleton, TruckIcon } from '@storefront/shared/ui';
import type { Draft, InvoiceForm } from '../draft/draft';
import { quickNoteOf, useQuickNoteText } from '../draft/quick-notes';
import { offeredProvider, useProviderOffers } from '../payment/payment-providers';
import { selectLatestQuote } from '../quote/quote-slice';
import { useQuote } from '../quote/use-quote';
import { invoiceRule } from './invoice-rule';
import { NoteField } from './note-field';
import { PaymentChoice } from './payment-choice';
import { usePaymentOffers, type PaymentOffer } from './use-payment-offers';

interface Values {
  shippingMethod: string;
  paymentMethod: string;
  /** The gateway of each way to pay online. */
  providers: Record<'ONLINE' | 'THEGHINO', string>;
  note: string;
  invoice: InvoiceForm;
}
type Chosen = Pick<Draft, 'quickNote' | 'paymentMethod' | 'paymentProvider'> &
  Pick<Values, 'shippingMethod' | 'note' | 'invoice'>;
interface Props {
  methods: ShippingMethod[];
  draft: Draft;
  onType: (values: Chosen) => void;
  onSubmit: (values: Chosen) => void;
}

const schema = object({
  shippingMethod: choice(),
  note: text(1000),
  invoice: invoiceRule(),
});

/** Few buy for a company. */
const InvoiceFields = lazyHydrate(
  () => import('./invoice-fields').then((file) => file.InvoiceFields),
  <Skeleton lines={6} />,
  'page',
);

/** A way to deliver, a way to pay, and what the courier should know. */
export function DeliveryForm({ methods, draft, onType, onSubmit }: Props) {
  const { t } = useTranslation('checkout');
  const language = useLanguage();
  const [now] = useState(() => Date.now());
  const { profile } = useSession();
  const quickText = useQuickNoteText();
  const { data } = useQuote();
  const latest = useSelector(selectLatestQuote);
  const offersOf = useProviderOffers((data ?? latest)?.grandTotal ?? null);
  const payments = usePaymentOffers(offersOf);
  const open = openOf(payments);
  const providerOf = ({ paymentMethod, providers }: Pick<Values, 'paymentMethod' | 'providers'>) => {
    const method = onlineMethods.find((one) => one === paymentMethod);
    if (!method) return draft.paymentProvider;
    const offers = offersOf(method);
    // What was chosen stays while the gateways cannot be asked; a debit card never goes to the gateway of another way.
    if (offers.length === 0 && method === 'ONLINE') return draft.paymentProvider;
    return offeredProvider(offers, providers[method]);
  };
  const chosen = ({ shippingMethod, note, invoice, ...values }: Values): Chosen => ({
    shippingMethod,
    note,
    invoice,
    paymentMethod: payments.find(({ method }) => method === values.paymentMethod)?.method ?? null,
    paymentProvider: providerOf(values),
    quickNote: quickNoteOf(note, quickText),
  });
  return (
    <Formik<Values>
      initialValues={{
        shippingMethod:
          methods.find(({ code }) => code === draft.shippingMethod)?.code ?? methods[0]?.code ?? '',
        paymentMethod: initialPayment(open, draft.paymentMethod ?? profile?.paymentMethod ?? null),
        providers: {
          ONLINE: offeredProvider(offersOf('ONLINE'), draft.paymentProvider) ?? '',
          THEGHINO: offeredProvider(offersOf('THEGHINO'), draft.paymentProvider) ?? '',
        },
        note: draft.note ?? quickText('none'),
        invoice: initialInvoice(draft, profile?.vatInvoice),
      }}
      validationSchema={schema.shape({ paymentMethod: choice().oneOf(open, 'form.choose') })}
      onSubmit={(values) => onSubmit(chosen({ ...values, invoice: schema.cast(values).invoice }))}
    >
      <Form aria-label={t('step.delivery.title')}>
        <ReportTyped onType={(values) => onType(chosen(values))} />
        <Section>
          <RadioCardsField
            name="shippingMethod"
            legend={t('delivery.how')}
            options={methods.map(({ code, fee, eta }) => ({
              value: code,
              title: t(code === 'EXPRESS' ? 'delivery.method.EXPRESS' : 'delivery.method.STANDARD'),
              description: etaText(t, eta, now, language),
              aside: fee === 0 ? t('summary.free') : formatMoney(fee, language),
              icon: <TruckIcon />,
            }))}
          />
        </Section>
        <Section>
          <PaymentChoice payments={payments} offersOf={offersOf} />
        </Section>
        <Section>
          <NoteField chosen={draft.quickNote} />
        </Section>
        <InvoiceSection />
        <SubmitButton isWide>{t('delivery.next')}</SubmitButton>
      </Form>
    </Formik>
  );
}

function InvoiceSection() {
  const { t } = useTranslation('checkout');
  const { values } = useFormikContext<Values>();
  return (
    <Section>
      <CheckboxField name="invoice.isWanted" label={t('invoice.wanted')} />
      {values.invoice.isWanted && <InvoiceFields />}
    </Section>
  );
}

const onlineMethods = ['ONLINE', 'THEGHINO'] as const;

const openOf = (offers: readonly PaymentOffer[]): PaymentMethod[] =>
  offers.filter(({ refusal }) => refusal === null).map(({ method }) => method);

const initialPayment = (open: readonly PaymentMethod[], before: PaymentMethod | null): string =>
  open.find((method) => method === before) ?? open[0] ?? '';

/** What was typed for this order, else what the customer keeps for all of them. */
function initialInvoice({ invoice, customer }: Draft, saved: VatInvoice | undefined): InvoiceForm {
  const filled = { ...invoice, ...(invoice.company === '' && saved) };
  return { ...filled, email: filled.email || (customer?.email ?? '') };
}

type Translate = ReturnType<typeof useTranslation<'checkout'>>['t'];

function etaText(t: Translate, eta: ShippingMethod['eta'], now: number, language: Language): string {
  if (eta.to === 0) return t('delivery.eta.today');
  return eta.from === 0
    ? t('delivery.eta.until', { day: arrivalDays({ from: eta.to, to: eta.to }, now, language) })
    : t('delivery.eta.on', { days: arrivalDays(eta, now, language) });
}

function ReportTyped({ onType }: { onType: (values: Values) => void }) {
  const { values } = useFormikContext<Values>();
  const report = useRef(onType);
  useEffect(() => {
    report.current = onType;
  });
  useEffect(() => {
    report.current(values);
  }, [values]);
  return null;
}

const Section = styled(Card)`
  display: grid;
  gap: var(--s-4);
`;

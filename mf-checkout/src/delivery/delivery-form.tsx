import styled from '@emotion/styled';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { object } from 'yup';
import type { PaymentMethod, ShippingMethod } from '@storefront/shared/contracts';
import {
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
import { Card, CardIcon, CashIcon, GlobeIcon, TruckIcon } from '@storefront/shared/ui';
import type { Draft } from '../draft';
import { quickNoteOf, useQuickNoteText } from '../quick-notes';
import { NoteField } from './note-field';
import { usePaymentOffers } from './use-payment-offers';

interface Values {
  shippingMethod: string;
  paymentMethod: string;
  note: string;
}
type Chosen = Pick<Draft, 'quickNote' | 'paymentMethod'> & Pick<Values, 'shippingMethod' | 'note'>;
interface Props {
  methods: ShippingMethod[];
  draft: Draft;
  onType: (values: Chosen) => void;
  onSubmit: (values: Chosen) => void;
}

const schema = object({ shippingMethod: choice(), paymentMethod: choice(), note: text(1000) });

/** A way to deliver, a way to pay, and what the courier should know. */
export function DeliveryForm({ methods, draft, onType, onSubmit }: Props) {
  const { t } = useTranslation('checkout');
  const language = useLanguage();
  const payments = usePaymentOffers();
  const quickText = useQuickNoteText();
  const chosen = (values: Values): Chosen => ({
    ...values,
    paymentMethod: payments.find(({ method }) => method === values.paymentMethod)?.method ?? null,
    quickNote: quickNoteOf(values.note, quickText),
  });
  return (
    <Formik<Values>
      initialValues={{
        shippingMethod:
          methods.find(({ code }) => code === draft.shippingMethod)?.code ?? methods[0]?.code ?? '',
        paymentMethod: initialPayment(payments, draft.paymentMethod),
        note: draft.note ?? quickText('office'),
      }}
      validationSchema={schema}
      onSubmit={(values) => onSubmit(chosen(values))}
    >
      <Form aria-label={t('step.delivery.title')}>
        <TellTyped onType={(values) => onType(chosen(values))} />
        <Section>
          <RadioCardsField
            name="shippingMethod"
            legend={t('delivery.how')}
            options={methods.map(({ code, fee, eta }) => ({
              value: code,
              title: t(code === 'EXPRESS' ? 'delivery.method.EXPRESS' : 'delivery.method.STANDARD'),
              description: etaText(t, eta),
              aside: fee === 0 ? t('summary.free') : formatMoney(fee, language),
              icon: <TruckIcon />,
            }))}
          />
        </Section>
        <Section>
          <RadioCardsField
            name="paymentMethod"
            legend={t('delivery.payment')}
            options={payments.map(({ method, refusal }) => ({
              value: method,
              title: t(`payment.method.${method}` as const),
              description: refusal ?? t(`payment.about.${method}` as const),
              disabled: refusal !== null,
              icon: icons[method],
            }))}
          />
        </Section>
        <Section>
          <NoteField chosen={draft.quickNote} />
        </Section>
        <SubmitButton isWide>{t('delivery.next')}</SubmitButton>
      </Form>
    </Formik>
  );
}

const icons: Record<PaymentMethod, React.JSX.Element> = {
  ONLINE: <GlobeIcon />,
  COD: <CashIcon />,
  THEGHINO: <CardIcon />,
};

function initialPayment(offers: ReturnType<typeof usePaymentOffers>, before: PaymentMethod | null): string {
  const open = offers.filter(({ refusal }) => refusal === null);
  return (open.find(({ method }) => method === before) ?? open[0])?.method ?? '';
}

type Translate = ReturnType<typeof useTranslation<'checkout'>>['t'];

function etaText(t: Translate, { from, to }: ShippingMethod['eta']): string {
  if (to === 0) return t('delivery.eta.today');
  if (from === 0) return t('delivery.eta.within', { count: to });
  return from === to ? t('delivery.eta.days', { count: to }) : t('delivery.eta.range', { from, to });
}

function TellTyped({ onType }: { onType: (values: Values) => void }) {
  const { values } = useFormikContext<Values>();
  const tell = useRef(onType);
  useEffect(() => {
    tell.current = onType;
  });
  useEffect(() => {
    tell.current(values);
  }, [values]);
  return null;
}

const Section = styled(Card)`
  display: grid;
  gap: var(--s-4);
`;

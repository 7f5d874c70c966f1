import styled from '@emotion/styled';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { SessionState, UserAddress } from '@storefront/shared/contracts';
import {
  Form,
  Formik,
  PhoneField,
  readablePhone,
  SubmitButton,
  TextField,
  useFormikContext,
} from '@storefront/shared/forms';
import { Card, Heading } from '@storefront/shared/ui';
import type { InformationForm as Values } from '../draft/draft';
import { AddressChoice } from './address-choice';
import { informationSchema, newAddress } from './information-schema';

interface Props {
  initialValues: Values;
  /** May come after the page. */
  profile: SessionState['profile'];
  saved: UserAddress[];
  hasBookFailed: boolean;
  onType: (values: Values) => void;
  onSubmit: (values: Values) => void;
}

/** Contact and address. What is typed is told at once, so that nothing is asked twice. */
export function InformationForm({ initialValues, profile, saved, hasBookFailed, onType, onSubmit }: Props) {
  const { t } = useTranslation('checkout');
  return (
    <Formik<Values>
      initialValues={{ ...initialValues, addressId: addressIdAmong(saved, initialValues.addressId) }}
      validationSchema={informationSchema}
      onSubmit={onSubmit}
    >
      <Form aria-label={t('step.information.title')}>
        <ReportTyped onType={onType} />
        <FillFromProfile profile={profile} />
        <Section>
          <Heading level={2} size={3}>
            {t('information.contact')}
          </Heading>
          <Pair>
            <TextField name="lastName" label={t('information.lastName')} autoComplete="family-name" />
            <TextField name="firstName" label={t('information.firstName')} autoComplete="given-name" />
          </Pair>
          <Pair>
            <PhoneField name="phone" label={t('information.phone')} hint={t('information.phoneHint')} />
            <TextField
              name="email"
              type="email"
              label={t('information.email')}
              hint={t('information.emailHint')}
              autoComplete="email"
            />
          </Pair>
        </Section>
        <Section>
          <AddressChoice saved={saved} hasBookFailed={hasBookFailed} />
        </Section>
        <SubmitButton isWide>{t('information.next')}</SubmitButton>
      </Form>
    </Formik>
  );
}

/** The one chosen before if it is still there, else the default, else a new one. */
function addressIdAmong(saved: UserAddress[], chosen: string): string {
  if (chosen === newAddress || saved.some(({ id, isCurrent }) => id === chosen && isCurrent)) return chosen;
  const usable = saved.filter(({ isCurrent }) => isCurrent);
  return (usable.find(({ isDefault }) => isDefault) ?? usable[0])?.id ?? newAddress;
}

function ReportTyped({ onType }: Pick<Props, 'onType'>) {
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

/** Fills what is still empty when the profile comes after the page; what is typed stays. */
function FillFromProfile({ profile }: Pick<Props, 'profile'>) {
  const form = useFormikContext<Values>();
  const latest = useRef(form);
  useEffect(() => {
    latest.current = form;
  });
  useEffect(() => {
    if (!profile) return;
    const { values: now, setValues, submitCount } = latest.current;
    const filled = {
      firstName: now.firstName || profile.firstName,
      lastName: now.lastName || profile.lastName,
      email: now.email || profile.email,
      phone: now.phone || readablePhone(profile.phone ?? ''),
    };
    // What was missing when somebody went on before it came is there now.
    void setValues({ ...now, ...filled }, submitCount > 0);
  }, [profile]);
  return null;
}

const Section = styled(Card)`
  display: grid;
  gap: var(--s-4);
`;
const Pair = styled.div`
  display: grid;
  gap: var(--s-4);
  @media (min-width: 640px) {
    grid-template-columns: 1fr 1fr;
    align-items: start;
  }
`;

import { useTranslation } from 'react-i18next';
import type { Me, Profile } from '@storefront/shared/contracts';
import { TextField } from '@storefront/shared/forms';
import { useDispatch } from '@storefront/shared/store';
import { Stack } from '@storefront/shared/ui';
import { FormCard, Pair } from '../form-card';
import { savingCompany, savingNames } from '../me';
import { NoProfile } from '../no-profile';
import { AvatarSection } from './avatar-section';
import { ContactSection } from './contact-section';
import {
  companySchema,
  fromCompany,
  fromNames,
  namesSchema,
  toCompany,
  toNames,
  type CompanyValues,
  type NamesValues,
} from './personal-values';
import { QrCode } from './qr-code';

/** The forms of the page, each with its own button. */
export function PersonalParts({ known }: { known: Me }) {
  return (
    <Stack gap={6}>
      <Names profile={known.profile ?? nobody(known)} />
      {known.profile ? (
        <>
          <AvatarSection profile={known.profile} />
          <ContactSection profile={known.profile} />
          <Company profile={known.profile} />
          {known.profile.qrCode && <QrCode src={known.profile.qrCode} />}
        </>
      ) : (
        <NoProfile />
      )}
    </Stack>
  );
}

/** Staff may have no profile yet; writing their names makes one. */
const nobody = ({ email }: Me): Profile => ({ firstName: '', lastName: '', email });

function Names({ profile }: { profile: Profile }) {
  const { t } = useTranslation('account-profile');
  const dispatch = useDispatch();
  return (
    <FormCard<NamesValues>
      name="names"
      title={t('personal.names')}
      saved={toNames(profile)}
      schema={namesSchema}
      select={savingNames.select}
      onSubmit={(values) => dispatch(savingNames.send(fromNames(values)))}
    >
      <Pair>
        <TextField name="lastName" label={t('personal.lastName')} autoComplete="family-name" />
        <TextField name="firstName" label={t('personal.firstName')} autoComplete="given-name" />
      </Pair>
      <TextField
        name="dob"
        label={t('personal.dob')}
        hint={t('personal.dobHint')}
        autoComplete="bday"
        isOptional
      />
    </FormCard>
  );
}

function Company({ profile }: { profile: Profile }) {
  const { t } = useTranslation('account-profile');
  const dispatch = useDispatch();
  return (
    <FormCard<CompanyValues>
      name="company"
      title={t('personal.companyTitle')}
      saved={toCompany(profile)}
      schema={companySchema}
      select={savingCompany.select}
      onSubmit={(values) => dispatch(savingCompany.send(fromCompany(values)))}
    >
      <TextField name="company" label={t('personal.company')} autoComplete="organization" isOptional />
      <TextField name="businessName" label={t('personal.businessName')} autoComplete="off" isOptional />
    </FormCard>
  );
}

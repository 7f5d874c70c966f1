import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { UserAddress } from '@storefront/shared/contracts';
import { clearFormDraft, SaveFormDraft, useFormDraft } from '@storefront/shared/form-draft';
import { Form, Formik, ServerErrors, SubmitButton } from '@storefront/shared/forms';
import { useDispatch, useSelector, useSession } from '@storefront/shared/store';
import { Button, Row, Section, useStatusSinceMount, useMutationDone } from '@storefront/shared/ui';
import { addressForm, savingAddress } from './address-book';
import { AddressFields } from './address-fields';
import { FormerAddress } from './former-address';
import { addressSchema, fromValues, newAddress, toValues, type AddressValues } from './address-values';

interface Props {
  /** Null for a new one. */
  saved: UserAddress | null;
  /** As it is written on parcels. */
  text: string;
  onClose: () => void;
}

/** One address, in the place where it stands in the book. */
export function AddressForm({ saved, text, onClose }: Props) {
  const { t } = useTranslation('account-profile');
  const dispatch = useDispatch();
  const { profile } = useSession();
  const title = t(saved ? 'addresses.edit' : 'addresses.add');
  const name = `${addressForm}${saved?.id ?? 'new'}`;
  const initialValues = useFormDraft(
    name,
    saved ? toValues(saved) : newAddress(profile ?? { firstName: '', lastName: '' }),
  );
  const state = useStatusSinceMount(useSelector(savingAddress.select));
  const close = () => {
    clearFormDraft(name);
    onClose();
  };
  useMutationDone(state, close);
  const box = useRef<HTMLDivElement>(null);
  // What was pressed to come here is gone.
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} tabIndex={-1} role="group" aria-label={title}>
      <Section title={title}>
        <Formik<AddressValues>
          initialValues={initialValues}
          validationSchema={addressSchema}
          onSubmit={(values) => {
            dispatch(savingAddress.send({ id: saved?.id ?? null, body: fromValues(values) }));
          }}
        >
          <Form aria-label={title}>
            <SaveFormDraft form={name} />
            <ServerErrors error={state.error} />
            {saved && !saved.isCurrent && <FormerAddress saved={saved} text={text} />}
            <AddressFields isAlreadyDefault={saved?.isDefault ?? false} />
            <Row>
              <SubmitButton size="medium" busy={state.status === 'pending'}>
                {t('addresses.save')}
              </SubmitButton>
              <Button variant="quiet" onClick={close}>
                {t('cancel')}
              </Button>
            </Row>
          </Form>
        </Formik>
      </Section>
    </div>
  );
}

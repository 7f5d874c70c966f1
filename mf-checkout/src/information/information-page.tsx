import { useState } from 'react';
import { Navigate, useNavigate } from 'react-router-dom';
import { readablePhone } from '@storefront/shared/forms';
import { useDispatch, useSelector, useSession, useStore } from '@storefront/shared/store';
import { Skeleton } from '@storefront/shared/ui';
import { addresses } from '../address/addresses';
import { unitNames } from '../address/divisions';
import { informationConfirmed, informationTyped, selectDraft } from '../draft/draft-slice';
import { paths } from '../paths/paths';
import { StepFrame } from '../step-frame/step-frame';
import { InformationForm } from './information-form';
import { emptyInformation, fromForm, newAddress } from './information-schema';

/** The way to an order begins with its first step. */
export function FirstStep() {
  return <Navigate to={paths.checkoutInformation.to()} replace />;
}

/** Step 1: who gets the order, and where. */
export function InformationPage() {
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const store = useStore();
  const { userInfo, profile, email } = useSession();
  const account = userInfo?.id ?? '';
  const book = useSelector((state) => addresses.select(state, { account }));
  const draft = useSelector(selectDraft);
  // What was typed before this visit is where the form begins; from then on the form knows best.
  const [typedBefore] = useState(draft.form);
  const isBookKnown = !account || book.data !== undefined || book.error !== undefined;

  return (
    <StepFrame step="information">
      {isBookKnown ? (
        <InformationForm
          initialValues={
            typedBefore ?? {
              ...emptyInformation,
              firstName: profile?.firstName ?? userInfo?.firstName ?? '',
              lastName: profile?.lastName ?? userInfo?.lastName ?? '',
              email: profile?.email ?? email ?? '',
              phone: readablePhone(profile?.phone ?? ''),
            }
          }
          profile={profile}
          saved={book.data ?? []}
          hasBookFailed={book.data === undefined}
          onType={(form) => dispatch(informationTyped({ account: account || null, form }))}
          onSubmit={(form) => {
            const saved = book.data?.find(({ id }) => id === form.addressId);
            const chosen = saved ? { ...form, isSaved: false } : { ...form, addressId: newAddress };
            const names = unitNames(store.getState(), chosen);
            dispatch(
              informationConfirmed({
                account: account || null,
                form: chosen,
                ...fromForm(chosen, saved, names),
              }),
            );
            void navigate(paths.checkoutDelivery.to());
          }}
        />
      ) : (
        <Skeleton lines={10} />
      )}
    </StepFrame>
  );
}

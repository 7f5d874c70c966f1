import { useNavigate } from 'react-router-dom';
import { selectCart } from '@storefront/shared/cart';
import { useDispatch, useRetry, useSelector } from '@storefront/shared/store';
import { Async, Skeleton } from '@storefront/shared/ui';
import { deliveryConfirmed, deliveryTyped, selectDraft } from '../draft/draft-slice';
import { paths } from '../paths/paths';
import { gateways } from '../payment/payment-providers';
import { linesToOrder } from '../quote/quote';
import { shippingMethods } from '../quote/shipping-methods';
import { StepFrame } from '../step-frame/step-frame';
import { DeliveryForm } from './delivery-form';
import { NotServed } from './not-served';

const nowhere = { national: '', address: '' };

/** Step 2: how it comes and how it is paid. */
export function DeliveryPage() {
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const retry = useRetry();
  const draft = useSelector(selectDraft);
  const carts = useSelector(selectCart);
  const entry = useSelector((state) =>
    shippingMethods.select(state, { lines: linesToOrder(carts), address: draft.address ?? nowhere }),
  );
  const known = useSelector((state) => gateways.select(state, null));
  // Which gateway is marked is decided when the form is drawn.
  const isKnown = known.data !== undefined || known.error !== undefined;
  return (
    <StepFrame step="delivery">
      <Async entry={entry} pending={<Skeleton lines={10} />} empty={<NotServed />} onRetry={retry}>
        {(methods) =>
          isKnown ? (
            <DeliveryForm
              methods={methods}
              draft={draft}
              onType={(values) => dispatch(deliveryTyped(values))}
              onSubmit={(values) => {
                dispatch(deliveryTyped(values));
                dispatch(deliveryConfirmed());
                void navigate(paths.checkoutConfirmation.to());
              }}
            />
          ) : (
            <Skeleton lines={10} />
          )
        }
      </Async>
    </StepFrame>
  );
}

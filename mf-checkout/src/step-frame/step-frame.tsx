import styled from '@emotion/styled';
import { useEffect, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router-dom';
import { selectCart, selectIsCartRestored } from '@storefront/shared/cart';
import { noticeShown, useDispatch, useSelector } from '@storefront/shared/store';
import { ArrowLeftIcon, Page, Stepper, TextLink } from '@storefront/shared/ui';
import { missingStep, steps, type Step } from '../draft/draft';
import { selectDraft, stepLeft } from '../draft/draft-slice';
import { useQuickNoteInLanguage } from '../draft/quick-notes';
import { paths } from '../paths/paths';
import { linesToOrder } from '../quote/quote';
import { OrderSummary } from './order-summary';
import { stepPaths } from './step-paths';

interface Props {
  step: Step;
  /** The order is made: the cart is empty now, and that is no reason to go back. */
  isDone?: boolean;
  children: ReactNode;
}

/** What the three steps have in common: where one is, what it costs, and that none is skipped. */
export function StepFrame({ step, isDone = false, children }: Props) {
  const { t } = useTranslation('checkout');
  const dispatch = useDispatch();
  const draft = useSelector(selectDraft);
  const isRestored = useSelector(selectIsCartRestored);
  const hasLines = useSelector((state) => linesToOrder(selectCart(state)).length > 0);
  useQuickNoteInLanguage();
  const missing = missingStep(draft, step);

  useEffect(
    () => () => {
      dispatch(stepLeft(step));
    },
    [dispatch, step],
  );

  if (!isDone && isRestored && !hasLines) return <BackToCart />;
  if (!isDone && missing) return <Navigate to={stepPaths[missing]} replace />;
  return (
    <Page title={t(`step.${step}.title` as const)} width="wide">
      <Way>
        <Stepper
          label={t('step.way')}
          current={step}
          steps={steps.map((id) => ({ id, label: t(`step.${id}.name` as const), to: stepPaths[id] }))}
        />
        <Back to={paths.cart.to()}>
          <ArrowLeftIcon size={18} />
          {t('step.backToCart')}
        </Back>
      </Way>
      <Columns>
        <Main>{children}</Main>
        <Side>
          <OrderSummary hasLines={step !== 'confirmation'} />
        </Side>
      </Columns>
    </Page>
  );
}

/** Redirects to the cart, because no line is selected. */
function BackToCart() {
  const dispatch = useDispatch();
  useEffect(() => {
    dispatch(noticeShown('checkout:NothingToOrder'));
  }, [dispatch]);
  return <Navigate to={paths.cart.to()} replace />;
}

const Way = styled.div`
  display: grid;
  gap: var(--s-2);
  margin-block-end: var(--s-6);
`;
const Back = styled(TextLink)`
  display: inline-flex;
  align-items: center;
  justify-self: start;
  gap: var(--s-2);
  min-height: 44px;
`;
const Columns = styled.div`
  display: grid;
  grid-template-areas: 'side' 'main';
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-6);
  @media (min-width: 1024px) {
    grid-template-areas: 'main side';
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
    align-items: start;
    gap: var(--s-12);
  }
`;
const Main = styled.div`
  grid-area: main;
  min-width: 0;
`;
const Side = styled.div`
  grid-area: side;
  display: grid;
  gap: var(--s-4);
  min-width: 0;
  @media (min-width: 1024px) {
    position: sticky;
    top: 80px;
  }
`;

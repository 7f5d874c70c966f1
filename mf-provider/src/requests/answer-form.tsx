import { useTranslation } from 'react-i18next';
import { string } from 'yup';
import type { MoveSolutionRequest, SolutionRequest } from '@storefront/shared/contracts';
import {
  choice,
  Form,
  Formik,
  message,
  object,
  RadioCardsField,
  ServerErrors,
  SubmitButton,
  TextareaField,
} from '@storefront/shared/forms';
import { useDispatch, useSelector } from '@storefront/shared/store';
import { useStatusSinceMount } from '@storefront/shared/ui';
import { answering, isTooLate } from './requests';

type Target = MoveSolutionRequest['status'];
const targets = ['IN_PROGRESS', 'DONE', 'REJECTED'] as const satisfies readonly Target[];
const maxLength = 500;

const schema = object({
  status: choice(),
  reason: string()
    .trim()
    .max(maxLength, message('form.tooLong', { max: maxLength }))
    .when('status', {
      is: 'REJECTED',
      then: (rule) => rule.required('provider-requests:answer.reasonNeeded'),
    }),
});

interface Props {
  request: SolutionRequest;
  /** The words of an answer that came too late. */
  unsent: string;
  onSend: (reason: string) => void;
}

/** What a provider makes of a request, with a few words for who sent it. */
export function AnswerForm({ request, unsent, onSend }: Props) {
  const { t } = useTranslation('provider-requests');
  const dispatch = useDispatch();
  const { id, next } = request;
  const { status, error } = useStatusSinceMount(useSelector((state) => answering.select(state, id)));
  const open = targets.filter((target) => next.includes(target));
  return (
    <Formik<{ status: string; reason: string }>
      initialValues={{ status: open[0] ?? '', reason: unsent }}
      validationSchema={schema}
      onSubmit={(values) => {
        const target = open.find((one) => one === values.status);
        const reason = values.reason.trim();
        if (!target) return;
        onSend(reason);
        dispatch(answering.send({ id, body: { status: target, ...(reason && { reason }) } }));
      }}
    >
      <Form aria-label={t('answer.title')}>
        <ServerErrors error={isTooLate(error) ? undefined : error} />
        <RadioCardsField
          name="status"
          legend={t('answer.status')}
          options={open.map((target) => ({
            value: target,
            title: t(`states.${target}`),
            description: t(`answer.about.${target}`),
          }))}
        />
        <TextareaField
          name="reason"
          label={t('answer.reason')}
          hint={t('answer.reasonHint')}
          rows={3}
          maxLength={maxLength}
        />
        <SubmitButton isWide size="medium" busy={status === 'pending'}>
          {t('answer.save')}
        </SubmitButton>
      </Form>
    </Formik>
  );
}

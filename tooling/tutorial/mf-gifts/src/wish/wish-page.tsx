import { useTranslation } from 'react-i18next';
import type { RemotePage, WishBody } from '@storefront/shared/contracts';
import {
  Form,
  Formik,
  object,
  ServerErrors,
  SubmitButton,
  text,
  TextareaField,
} from '@storefront/shared/forms';
import { createMutation, useDispatch, useSelector } from '@storefront/shared/store';
import { Banner, Page, Stack, useStatusSinceMount } from '@storefront/shared/ui';

const schema = object({ text: text(500) });

const sendWish = createMutation<WishBody>({
  name: 'gifts/sendWish',
  isPersonal: true,
  async send({ http, signal }, body) {
    await http.post('main/wish', body, { signal, isPersonal: true });
  },
});

/** Text keys of codes for which this form has its own text. */
const messages = { TOO_MANY_REQUESTS: 'gifts:wish.tooMany' };

/** A customer writes to the shop what it does not sell yet. */
function WishPage() {
  const { t } = useTranslation('gifts');
  const dispatch = useDispatch();
  const { status, error } = useStatusSinceMount(useSelector(sendWish.select));
  const submit = (values: WishBody) => {
    dispatch(sendWish.send(schema.cast(values)));
  };
  return (
    <Page title={t('wish.title')} width="form">
      {status === 'done' ? (
        <Banner tone="success" isLive title={t('wish.done')} />
      ) : (
        <Formik<WishBody> initialValues={{ text: '' }} validationSchema={schema} onSubmit={submit}>
          <Form>
            <Stack>
              <ServerErrors error={error} messages={messages} />
              <TextareaField name="text" label={t('wish.text')} rows={4} />
              <SubmitButton busy={status === 'pending'}>{t('wish.send')}</SubmitButton>
            </Stack>
          </Form>
        </Formik>
      )}
    </Page>
  );
}

export const wishPage: RemotePage = {
  Component: WishPage,
  head: (_state, _at, t) => ({ title: t('gifts:wish.title'), noindex: true }),
  slices: [sendWish.slice],
  saga: sendWish.saga,
};

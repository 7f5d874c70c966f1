import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { string } from 'yup';
import type { ContactChange, ContactChangeBody, ErrorCode } from '@storefront/shared/contracts';
import { clearFormDraft, SaveFormDraft, useFormDraft } from '@storefront/shared/form-draft';
import {
  email,
  Form,
  Formik,
  object,
  PasswordField,
  PhoneField,
  phoneVN,
  ServerErrors,
  SubmitButton,
  TextField,
} from '@storefront/shared/forms';
import { useDispatch, useSelector } from '@storefront/shared/store';
import { Dialog, Stack, TextButton, useMutationDone } from '@storefront/shared/ui';
import { askingCode, confirmingCode } from './contact-change';

type Kind = ContactChangeBody['kind'];
interface Props {
  /** Null while it is closed. */
  kind: Kind | null;
  onClose: () => void;
  onChanged: () => void;
}

/** First what it becomes, then the code that was sent for it. */
export function ContactChangeDialog({ kind, onClose, onChanged }: Props) {
  const { t } = useTranslation('account-profile');
  return (
    <Dialog
      isOpen={kind !== null}
      firstFocus="field"
      onClose={onClose}
      title={t(kind === 'PHONE' ? 'contact.changePhone' : 'contact.changeEmail')}
    >
      {kind && <Steps kind={kind} onChanged={onChanged} />}
    </Dialog>
  );
}

function Steps({ kind, onChanged }: { kind: Kind; onChanged: () => void }) {
  const dispatch = useDispatch();
  const [given, setGiven] = useState<ContactChangeBody>({ kind, value: '', password: '' });
  const [sent, setSent] = useState<ContactChange | null>(null);
  const box = useRef<HTMLDivElement>(null);
  const shown = useRef(sent);
  // The button that led to the next step, or back, is gone with its form.
  useEffect(() => {
    if (shown.current !== sent) box.current?.querySelector('input')?.focus();
    shown.current = sent;
  }, [sent]);
  const asking = useSelector(askingCode.select);
  useMutationDone(asking, () => {
    clearFormDraft(contactForm(kind));
    setSent(asking.data ?? null);
  });

  return (
    <div ref={box}>
      {sent ? (
        <CodeForm
          sent={sent}
          onChanged={onChanged}
          onAgain={() => {
            dispatch(askingCode.reset());
            dispatch(confirmingCode.reset());
            setSent(null);
          }}
        />
      ) : (
        <TargetForm
          given={given}
          onSubmit={(body) => {
            setGiven(body);
            dispatch(askingCode.send(body));
          }}
        />
      )}
    </div>
  );
}

/** Under which what it becomes is kept while it is typed. */
const contactForm = (kind: Kind) => `contact:${kind}`;

const schemas = {
  EMAIL: object({ value: email(), password: string().required('account-profile:errors.passwordRequired') }),
  PHONE: object({ value: phoneVN() }),
};
const takenAt = {
  EMAIL_IS_EXIST: 'value',
  PHONE_NUMBER_ALREADY_EXIST: 'value',
} satisfies Partial<Record<ErrorCode, string>>;

function TargetForm({
  given,
  onSubmit,
}: {
  given: ContactChangeBody;
  onSubmit: (body: ContactChangeBody) => void;
}) {
  const { t } = useTranslation('account-profile');
  const { status, error } = useSelector(askingCode.select);
  const isEmail = given.kind === 'EMAIL';
  const name = contactForm(given.kind);
  const initialValues = useFormDraft(name, { value: given.value, password: given.password ?? '' });
  return (
    <Formik
      initialValues={initialValues}
      validationSchema={schemas[given.kind]}
      onSubmit={({ value, password }) =>
        onSubmit({ kind: given.kind, value: value.trim(), ...(isEmail && { password }) })
      }
    >
      <Form>
        <SaveFormDraft form={name} without="password" />
        <ServerErrors error={error} codes={takenAt} />
        {isEmail ? (
          <>
            <TextField name="value" type="email" label={t('contact.newEmail')} autoComplete="email" />
            <PasswordField
              name="password"
              label={t('contact.password')}
              hint={t('contact.passwordHint')}
              autoComplete="current-password"
            />
          </>
        ) : (
          <PhoneField name="value" label={t('contact.newPhone')} hint={t('contact.phoneHint')} />
        )}
        <SubmitButton busy={status === 'pending'} isWide>
          {t('contact.sendCode')}
        </SubmitButton>
      </Form>
    </Formik>
  );
}

const codeSchema = object({
  code: string()
    .trim()
    .matches(/^\d{6}$/, { message: 'account-profile:errors.code', excludeEmptyString: true })
    .required('account-profile:errors.codeRequired'),
});

function CodeForm({
  sent,
  onChanged,
  onAgain,
}: {
  sent: ContactChange;
  onChanged: () => void;
  onAgain: () => void;
}) {
  const { t } = useTranslation('account-profile');
  const dispatch = useDispatch();
  const confirming = useSelector(confirmingCode.select);
  useMutationDone(confirming, onChanged);
  return (
    <Stack>
      <p role="status">{t('contact.codeSent', { mailbox: sent.sentTo })}</p>
      <Formik
        initialValues={{ code: '' }}
        validationSchema={codeSchema}
        onSubmit={({ code }) => {
          dispatch(confirmingCode.send({ id: sent.id, code: code.trim() }));
        }}
      >
        <Form>
          <ServerErrors error={confirming.error} />
          <TextField
            name="code"
            label={t('contact.code')}
            hint={t('contact.codeHint')}
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={10}
          />
          <SubmitButton busy={confirming.status === 'pending'} isWide>
            {t('contact.confirm')}
          </SubmitButton>
        </Form>
      </Formik>
      <TextButton onClick={onAgain}>{t('contact.again')}</TextButton>
    </Stack>
  );
}

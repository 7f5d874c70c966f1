import styled from '@emotion/styled';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { AnyObject, ObjectSchema } from 'yup';
import type { OfferState, SimulationBody } from '@storefront/shared/contracts';
import { Form, Formik, ServerErrors, SubmitButton, useFormikContext } from '@storefront/shared/forms';
import {
  Banner,
  Button,
  ButtonLink,
  media,
  Row,
  Stack,
  TextButton,
  useRepeatKey,
} from '@storefront/shared/ui';
import { OperatorPage } from '../frame/operator-page';
import { ConflictBanner } from '../staff/conflict-banner';
import { ConfirmWithReason } from '../staff/confirm-with-reason';
import { useStaffMutation } from '../staff/use-staff-mutation';
import { useBase } from '../staff/use-base';
import { useStoredVersion } from '../staff/use-stored-version';
import type { createOfferData } from './offer-data';
import { SimulationPanel } from './simulation-panel';
import { StateChip } from './state-chip';

interface StoredOffer {
  id: string;
  version: number;
  state: OfferState;
  isUsed: boolean;
}
type Data<Body extends object> = Pick<
  ReturnType<typeof createOfferData<unknown, unknown, Body>>,
  'saving' | 'ending' | 'removing'
>;

interface OfferEditorProps<Values extends object, Body extends object> {
  kind: 'vouchers' | 'promotions' | 'flash-sales';
  data: Data<Body>;
  /** Null for a new one. */
  stored: StoredOffer | null;
  name: string;
  initialValues: Values;
  schema: ObjectSchema<AnyObject>;
  /** Null while a number or a time is missing. */
  toBody: (values: Values) => Body | null;
  toDraft: (body: Body) => SimulationBody['draft'];
  /** Field names of the API that the form calls otherwise. */
  fields?: Record<string, string>;
  list: string;
  toCopy: (id: string) => string;
  /** Facts about the stored one: what was used of it. */
  facts?: ReactNode;
  children: ReactNode;
}

/** The form of an offer, with what carts would cost beside it. */
export function OfferEditor<Values extends object, Body extends object>({
  kind,
  data,
  stored,
  name,
  facts,
  list,
  toCopy,
  ...form
}: OfferEditorProps<Values, Body>) {
  const { t } = useTranslation('operator-offers');
  const isOver = stored?.state === 'ENDED';
  return (
    <OperatorPage
      title={stored ? name : t(`${kind}.new`)}
      chips={stored && <StateChip state={stored.state} />}
      back={{ to: list, label: t(`${kind}.title`) }}
      actions={
        stored && (
          <>
            <ButtonLink variant="quiet" to={toCopy(stored.id)}>
              {t('editor.copy')}
            </ButtonLink>
            <Ending data={data} stored={stored} list={list} />
          </>
        )
      }
    >
      <Stack gap={4}>
        {isOver && <Banner tone="info">{t('editor.over')}</Banner>}
        {stored?.isUsed && !isOver && <Banner tone="info">{t('editor.used')}</Banner>}
        {facts && <Facts>{facts}</Facts>}
        <OfferForm {...form} data={data} stored={stored} list={list} isOver={isOver} />
      </Stack>
    </OperatorPage>
  );
}

function OfferForm<Values extends object, Body extends object>({
  data,
  stored,
  list,
  isOver,
  initialValues,
  schema,
  toBody,
  toDraft,
  fields = {},
  children,
}: Pick<
  OfferEditorProps<Values, Body>,
  'data' | 'stored' | 'list' | 'initialValues' | 'schema' | 'toBody' | 'toDraft' | 'fields' | 'children'
> & { isOver: boolean }) {
  const { t } = useTranslation('operator-offers');
  const navigate = useNavigate();
  const [typed, setTyped] = useState<Values | null>(null);
  const { base, onSaved, onNewestWanted } = useBase({ version: stored?.version ?? 0, initialValues });
  const { form, sends, dropTyped } = useStoredVersion(base.version, base.initialValues);
  const saving = useStaffMutation(data.saving, {
    onDone: (saved) => {
      setTyped(null);
      if (!stored) void navigate(list);
      else if (saved) onSaved(saved.version);
    },
  });
  const keyOf = useRepeatKey(saving.data !== undefined);
  return (
    <Formik<Values>
      // What is over cannot be edited any more: it is shown as it ended.
      key={isOver ? 'over' : 'open'}
      innerRef={form}
      initialValues={isOver ? initialValues : base.initialValues}
      validationSchema={schema}
      onSubmit={(values) => {
        const body = toBody(values);
        if (!body) return;
        sends(values);
        const key = keyOf(JSON.stringify(body));
        saving.send({ id: stored?.id ?? null, version: base.version, body, key });
      }}
    >
      <Columns>
        <Form aria-label={t('editor.form')}>
          {saving.data && <Banner tone="success" isLive title={t('editor.saved')} />}
          <Conflict
            isShown={saving.isConflict}
            typed={typed}
            onReload={(values) => {
              setTyped(values);
              dropTyped();
              saving.reset();
              saving.reload();
              onNewestWanted();
            }}
            onDone={() => setTyped(null)}
          />
          {!saving.isConflict && <ServerErrors error={saving.error} fields={fields} />}
          {children}
          {!isOver && (
            <Row>
              <SubmitButton size="medium" busy={saving.isBusy}>
                {t(stored ? 'editor.save' : 'editor.create')}
              </SubmitButton>
            </Row>
          )}
        </Form>
        <Beside>
          <Tried stored={stored} toBody={toBody} toDraft={toDraft} />
        </Beside>
      </Columns>
    </Formik>
  );
}

/** The newest state of an offer that somebody else has changed, with what was typed kept beside it. */
function Conflict<Values extends object>({
  isShown,
  typed,
  onReload,
  onDone,
}: {
  isShown: boolean;
  typed: Values | null;
  onReload: (values: Values) => void;
  onDone: () => void;
}) {
  const { t } = useTranslation('operator-offers');
  const { values, setValues } = useFormikContext<Values>();
  if (isShown) return <ConflictBanner isShown onReload={() => onReload(values)} />;
  if (!typed) return null;
  return (
    <Banner
      tone="info"
      isLive
      title={t('editor.typedTitle')}
      action={
        <Row>
          <TextButton
            onClick={() => {
              void setValues(typed);
              onDone();
            }}
          >
            {t('editor.useTyped')}
          </TextButton>
          <TextButton onClick={onDone}>{t('editor.dropTyped')}</TextButton>
        </Row>
      }
    >
      {t('editor.typedText')}
    </Banner>
  );
}

/** The draft as it is typed, tried on carts. */
function Tried<Values extends object, Body extends object>({
  stored,
  toBody,
  toDraft,
}: Pick<OfferEditorProps<Values, Body>, 'stored' | 'toBody' | 'toDraft'>) {
  const { values } = useFormikContext<Values>();
  const body = toBody(values);
  return <SimulationPanel draft={body && { ...toDraft(body), ...(stored && { id: stored.id }) }} />;
}

/** Ends what runs, deletes what nobody used. */
function Ending<Body extends object>({
  data,
  stored: { id, version, state, isUsed },
  list,
}: {
  data: Data<Body>;
  stored: StoredOffer;
  list: string;
}) {
  const { t } = useTranslation('operator-offers');
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(false);
  const isEnding = state === 'RUNNING';
  const ending = useStaffMutation(data.ending, { onDone: () => setOpen(false) });
  const removing = useStaffMutation(data.removing, { onDone: () => void navigate(list) });
  const current = isEnding ? ending : removing;
  if (!isEnding && isUsed) return null;
  if (state === 'ENDED') return null;
  const open = () => {
    current.reset();
    setOpen(true);
  };
  return (
    <>
      <Button variant="danger" onClick={open}>
        {t(isEnding ? 'editor.end' : 'editor.remove')}
      </Button>
      <ConfirmWithReason
        isOpen={isOpen}
        title={t(isEnding ? 'editor.endTitle' : 'editor.removeTitle')}
        action={t(isEnding ? 'editor.end' : 'editor.remove')}
        variant="danger"
        hint={t('editor.reasonHint')}
        isReasonRequired={isEnding}
        isBusy={current.isBusy}
        error={current.error}
        onConfirm={(reason) => (isEnding ? ending.send({ id, version, reason }) : removing.send({ id }))}
        onClose={() => setOpen(false)}
      >
        <p>{t(isEnding ? 'editor.endText' : 'editor.removeText')}</p>
      </ConfirmWithReason>
    </>
  );
}

const Facts = styled.div`
  max-width: 320px;
`;
const Columns = styled.div`
  display: grid;
  gap: var(--s-6);
  ${media.from(1200)} {
    grid-template-columns: minmax(0, 1fr) 340px;
    align-items: start;
  }
`;
const Beside = styled.div`
  ${media.from(1200)} {
    position: sticky;
    top: 80px;
    max-height: calc(100 * var(--dvh) - 96px);
    overflow-y: auto;
  }
`;

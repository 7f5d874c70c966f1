import styled from '@emotion/styled';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { ReferralContact } from '@storefront/shared/contracts';
import { ErrorBanner } from '@storefront/shared/errors';
import { readablePhone } from '@storefront/shared/forms';
import { useLanguage } from '@storefront/shared/i18n';
import { useDispatch, useSelector } from '@storefront/shared/store';
import {
  Button,
  Checkbox,
  Row,
  Stack,
  Table,
  TextButton,
  useStatusSinceMount,
  useMutationDone,
  useRepeatKey,
} from '@storefront/shared/ui';
import { maxAtOnce } from '../invitations/addresses';
import { InvitedResult } from '../invitations/invited-result';
import { invitingContacts } from '../invitations/invitations';

interface Props {
  rows: readonly ReferralContact[];
  /** Ids of the contacts to invite, on this page and others. */
  ticked: ReadonlySet<string>;
  onTick: (ticked: ReadonlySet<string>) => void;
  onEdit: (contact: ReferralContact) => void;
  onRemove: (contact: ReferralContact) => void;
}

/** Contacts as a table: those with an e-mail address can be ticked and invited together. */
export function ContactList({ rows, ticked, onTick, onEdit, onRemove }: Props) {
  const { t } = useTranslation('referral-contacts');
  const tick = (id: string, isTicked: boolean) => {
    const next = new Set(ticked);
    if (isTicked) next.add(id);
    else next.delete(id);
    onTick(next);
  };
  return (
    <Stack>
      <Table
        caption={t('title')}
        rows={rows}
        rowKey={({ id }) => id}
        columns={[
          {
            key: 'invite',
            title: t('invite.column'),
            cell: ({ id, fullName, email }) =>
              email ? (
                <Checkbox
                  label={t('invite.of', { name: fullName })}
                  isLabelHidden
                  checked={ticked.has(id)}
                  disabled={!ticked.has(id) && ticked.size >= maxAtOnce}
                  onChange={({ target }) => tick(id, target.checked)}
                />
              ) : (
                t('invite.noEmail')
              ),
          },
          { key: 'fullName', title: t('fields.fullName'), cell: ({ fullName }) => fullName },
          { key: 'company', title: t('fields.company'), cell: ({ company }) => company ?? '–' },
          {
            key: 'businessName',
            title: t('fields.businessName'),
            cell: ({ businessName }) => businessName ?? '–',
          },
          { key: 'email', title: t('fields.email'), cell: ({ email }) => <Long>{email ?? '–'}</Long> },
          {
            key: 'phoneNumber',
            title: t('fields.phoneNumber'),
            cell: ({ phoneNumber }) => (phoneNumber ? readablePhone(phoneNumber) : '–'),
          },
          {
            key: 'actions',
            title: t('actions.title'),
            cell: (contact) => (
              <Row gap={3}>
                <TextButton
                  aria-label={t('actions.editOf', { name: contact.fullName })}
                  onClick={() => onEdit(contact)}
                >
                  {t('actions.edit')}
                </TextButton>
                <TextButton
                  aria-label={t('actions.removeOf', { name: contact.fullName })}
                  onClick={() => onRemove(contact)}
                >
                  {t('actions.remove')}
                </TextButton>
              </Row>
            ),
          },
        ]}
      />
      <InviteTicked
        contactIds={[...ticked]}
        onInvited={(invited) => onTick(new Set([...ticked].filter((id) => !invited.includes(id))))}
      />
    </Stack>
  );
}

interface InviteProps {
  contactIds: string[];
  /** What was ticked meanwhile is not among them. */
  onInvited: (invited: readonly string[]) => void;
}

function InviteTicked({ contactIds, onInvited }: InviteProps) {
  const { t } = useTranslation('referral-contacts');
  const language = useLanguage();
  const dispatch = useDispatch();
  const { status, data, error } = useStatusSinceMount(useSelector(invitingContacts.select));
  const keyFor = useRepeatKey(status === 'done');
  const invited = useRef<readonly string[]>([]);
  useMutationDone(useSelector(invitingContacts.select), () => onInvited(invited.current));
  return (
    <>
      {contactIds.length > 0 && (
        <div>
          <Button
            busy={status === 'pending'}
            onClick={() => {
              const body = { emails: [], contactIds, lang: language };
              invited.current = contactIds;
              dispatch(invitingContacts.send({ body, idempotencyKey: keyFor(JSON.stringify(body)) }));
            }}
          >
            {t('invite.send', { count: contactIds.length })}
          </Button>
        </div>
      )}
      <ErrorBanner error={error} overrides={{ other: t('invite.failed') }} />
      {status === 'done' && data && <InvitedResult result={data} />}
    </>
  );
}

const Long = styled.span`
  overflow-wrap: anywhere;
`;

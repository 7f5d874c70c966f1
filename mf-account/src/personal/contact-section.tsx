import styled from '@emotion/styled';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ContactChangeBody, Profile } from '@storefront/shared/contracts';
import { readablePhone } from '@storefront/shared/forms';
import { useDispatch } from '@storefront/shared/store';
import { Button, Section } from '@storefront/shared/ui';
import { askingCode, confirmingCode } from './contact-change';
import { ContactChangeDialog } from './contact-change-dialog';

/** Where the customer is reached; each changes by a code. */
export function ContactSection({ profile }: { profile: Profile }) {
  const { t } = useTranslation('account-profile');
  const dispatch = useDispatch();
  const [kind, setKind] = useState<ContactChangeBody['kind'] | null>(null);
  const [changed, setChanged] = useState<ContactChangeBody['kind'] | null>(null);

  const open = (next: ContactChangeBody['kind']) => {
    dispatch(askingCode.reset());
    dispatch(confirmingCode.reset());
    setChanged(null);
    setKind(next);
  };
  const rows = [
    { of: 'EMAIL', label: t('contact.email'), value: profile.email, action: t('contact.changeEmail') },
    {
      of: 'PHONE',
      label: t('contact.phone'),
      value: profile.phone ? readablePhone(profile.phone) : t('contact.noPhone'),
      action: t(profile.phone ? 'contact.changePhone' : 'contact.addPhone'),
    },
  ] as const;
  return (
    <Section title={t('contact.title')}>
      <Rows>
        {rows.map(({ of, label, value, action }) => (
          <div key={of}>
            <dt>{label}</dt>
            <dd>
              <span>{value}</span>
              <Button variant="quiet" size="small" onClick={() => open(of)}>
                {action}
              </Button>
            </dd>
          </div>
        ))}
      </Rows>
      <p role="status">
        {changed && t(changed === 'EMAIL' ? 'contact.emailChanged' : 'contact.phoneChanged')}
      </p>
      <ContactChangeDialog
        // Another one begins again, and so does the same after it was closed.
        key={kind ?? 'none'}
        kind={kind}
        onClose={() => setKind(null)}
        onChanged={() => {
          setChanged(kind);
          setKind(null);
        }}
      />
    </Section>
  );
}

const Rows = styled.dl`
  display: grid;
  gap: var(--s-4);
  dt {
    color: var(--c-ink-soft);
    font-size: var(--t-sm);
  }
  dd {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: var(--s-2) var(--s-4);
    margin: 0;
  }
  span {
    min-width: 0;
    overflow-wrap: anywhere;
  }
`;

import styled from '@emotion/styled';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { Button, Input } from '@storefront/shared/ui';
import { contactsLink, maxSearchLength } from './contacts';

/** Looks for a contact; what is looked for is in the address. */
export function ContactSearch({ search }: { search: string }) {
  const { t } = useTranslation('referral-contacts');
  const navigate = useNavigate();
  const [typed, setTyped] = useState(search);
  // Another address may say another search. The field stays the same, and the focus with it.
  const [known, setKnown] = useState(search);
  if (known !== search) {
    setKnown(search);
    setTyped(search);
  }
  return (
    <form
      role="search"
      aria-label={t('search.label')}
      onSubmit={(event) => {
        event.preventDefault();
        void navigate(contactsLink({ search: typed.trim(), page: 1 }));
      }}
    >
      <Line>
        <Input
          type="search"
          label={t('search.label')}
          value={typed}
          maxLength={maxSearchLength}
          onChange={({ target }) => setTyped(target.value)}
        />
        <Button type="submit" variant="quiet">
          {t('search.submit')}
        </Button>
      </Line>
    </form>
  );
}

/** The button stands beside the field, below its label. */
const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: var(--s-3);
`;

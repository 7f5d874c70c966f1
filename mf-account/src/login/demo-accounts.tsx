import styled from '@emotion/styled';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormikContext } from '@storefront/shared/forms';
import { Heading, LiveRegion } from '@storefront/shared/ui';

const accounts = [
  { role: 'customer', username: 'customer@example.com' },
  { role: 'provider', username: 'provider@example.com' },
  { role: 'operator', username: 'operator@example.com' },
  { role: 'admin', username: 'admin@example.com' },
] as const;
/** The same as the demo's seed gives every one of them. */
const password = 'storefront';

/** Whom a visitor of the demo may be; a press fills the form. Stands inside it. */
export function DemoAccounts() {
  const { t } = useTranslation('account');
  const { setValues } = useFormikContext();
  const [filled, setFilled] = useState('');
  return (
    <Panel aria-labelledby="demo-accounts">
      <Heading level={2} size={4} id="demo-accounts">
        {t('login.demo.title')}
      </Heading>
      <p>{t('login.demo.text', { password })}</p>
      <ul>
        {accounts.map(({ role, username }) => (
          <li key={role}>
            <button
              type="button"
              onClick={() => {
                void setValues({ username, password });
                setFilled(t('login.demo.filled', { email: username }));
              }}
            >
              <b>{t(`login.demo.${role}`)}</b>
              <span>{username}</span>
            </button>
          </li>
        ))}
      </ul>
      <LiveRegion>{filled}</LiveRegion>
    </Panel>
  );
}

const Panel = styled.section`
  display: grid;
  gap: var(--s-2);
  padding: var(--s-4);
  border: 1px dashed var(--c-line-control);
  border-radius: var(--r-card);
  p {
    color: var(--c-ink-soft);
    font-size: var(--t-sm);
  }
  ul {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(190px, 1fr));
    gap: var(--s-2);
  }
  button {
    display: grid;
    width: 100%;
    min-height: 52px;
    padding: 6px 12px;
    border: 1px solid var(--c-line);
    border-radius: var(--r-control);
    background: var(--c-paper);
    text-align: start;
    font-size: var(--t-sm);
    line-height: 1.45;
    overflow-wrap: anywhere;
  }
  button:hover {
    border-color: var(--c-action);
    background: var(--c-tint);
  }
  span {
    color: var(--c-ink-soft);
  }
`;

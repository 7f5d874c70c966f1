import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { WidgetProps } from '@storefront/shared/contracts';
import { useLanguage } from '@storefront/shared/i18n';
import { logoutRequested, useDispatch, useSession } from '@storefront/shared/store';
import { LogOutIcon } from '@storefront/shared/ui';
import { linksOf } from '../navigation';
import { useFullName } from '../use-full-name';

/** Who is signed in, what is theirs, and the way out. */
export default function AccountMenu({ onClose }: WidgetProps['account/account-menu']) {
  const { t } = useTranslation('account');
  const language = useLanguage();
  const dispatch = useDispatch();
  const { userInfo, email } = useSession();
  const name = useFullName(userInfo);
  return (
    <Box>
      <Who>
        <strong>{name}</strong>
        <p>{email}</p>
      </Who>
      <nav aria-label={t('menu.label')}>
        <ul>
          {linksOf('account').map(({ to, label }) => (
            <li key={to}>
              <Link to={to} onClick={onClose}>
                {label[language]}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <button
        type="button"
        onClick={() => {
          onClose?.();
          dispatch(logoutRequested({ redirect: 'home' }));
        }}
      >
        <LogOutIcon />
        {t('menu.logOut')}
      </button>
    </Box>
  );
}

const Box = styled.div`
  min-width: 220px;
  a,
  button {
    display: flex;
    align-items: center;
    gap: var(--s-3);
    width: 100%;
    min-height: 44px;
    padding: 8px 12px;
    border-radius: var(--r-control);
    text-align: start;
    text-decoration: none;
  }
  a:hover,
  button:hover {
    background: var(--c-tint);
    color: var(--c-action);
  }
`;
const Who = styled.div`
  padding: 8px 12px 12px;
  margin-bottom: var(--s-2);
  border-bottom: 1px solid var(--c-line);
  overflow-wrap: anywhere;
  strong {
    font-weight: 600;
  }
  p {
    color: var(--c-ink-soft);
    font-size: var(--t-sm);
  }
`;

import styled from '@emotion/styled';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import { useSession } from '@storefront/shared/store';

export function HomePage() {
  const session = useSession();
  const [n, setN] = useState(0);
  const { i18n } = useTranslation('catalog');
  return (
    <Box>
      <h1>Home {i18n.language} {String(session.isLoggedIn)}</h1>
      <button onClick={() => setN(n + 1)}>{n}</button>
      <Link to="/products">x</Link>
    </Box>
  );
}
const Box = styled.div({ padding: 20 });

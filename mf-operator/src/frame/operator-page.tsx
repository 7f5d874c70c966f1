import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useSession } from '@storefront/shared/store';
import { ButtonLink, ChevronLeftIcon, Container, Empty, Heading, media } from '@storefront/shared/ui';
import { paths } from '../paths/paths';
import { SideNavigation } from './side-navigation';

export interface OperatorPageProps {
  title: string;
  /** Beside the title: what state the thing is in. */
  chips?: ReactNode;
  /** Below the title: one line about the page or the thing. */
  lead?: ReactNode;
  /** What can be done here; the main one last. */
  actions?: ReactNode;
  /** The list that this page belongs to; without it a phone shows the way to the overview. Null on the overview itself. */
  back?: { to: string; label: string } | null;
  children: ReactNode;
}

/** A page of staff: the navigation at the side, one heading with its actions, the content. */
export function OperatorPage({ title, chips, lead, actions, back, children }: OperatorPageProps) {
  const { t } = useTranslation('operator');
  const { userInfo } = useSession();
  if (userInfo?.role === 'CUSTOMER')
    return (
      <Container>
        <Empty
          title={t('frame.refused')}
          level={1}
          action={<ButtonLink to="/">{t('frame.toShop')}</ButtonLink>}
        >
          {t('frame.refusedText')}
        </Empty>
      </Container>
    );
  return (
    <Frame>
      <Side data-screen>
        <SideNavigation />
      </Side>
      <Content>
        {back !== null && (
          <Back data-screen {...(!back && { 'data-phone': true })}>
            <Link to={back?.to ?? paths.home.to()}>
              <ChevronLeftIcon size={18} />
              {back?.label ?? t('frame.all')}
            </Link>
          </Back>
        )}
        <Top>
          <div>
            <Title>
              <Heading level={1} size={2}>
                {title}
              </Heading>
              {chips}
            </Title>
            {lead && <Lead>{lead}</Lead>}
          </div>
          {actions && <Actions data-screen>{actions}</Actions>}
        </Top>
        {children}
      </Content>
    </Frame>
  );
}

const Frame = styled(Container)`
  padding-block: var(--s-4) var(--s-16);
  ${media.from(1024)} {
    display: grid;
    grid-template-columns: 220px minmax(0, 1fr);
    gap: var(--s-8);
  }
  @media print {
    display: block;
    padding: 0;
    [data-screen] {
      display: none;
    }
  }
`;
const Side = styled.div`
  display: none;
  ${media.from(1024)} {
    display: block;
    height: 100%;
  }
`;
const Content = styled.div`
  min-width: 0;
`;
const Back = styled.p`
  margin-bottom: var(--s-1);
  font-size: var(--t-sm);
  a {
    display: inline-flex;
    align-items: center;
    gap: 4px;
    min-height: 32px;
    color: var(--c-ink-soft);
    text-decoration: none;
  }
  a:hover {
    color: var(--c-action);
  }
  ${media.from(1024)} {
    &[data-phone] {
      display: none;
    }
  }
`;
const Top = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  justify-content: space-between;
  gap: var(--s-3) var(--s-6);
  margin-bottom: var(--s-4);
`;
const Title = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s-2) var(--s-3);
`;
const Lead = styled.p`
  margin-top: var(--s-1);
  color: var(--c-ink-soft);
`;
const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s-2);
`;

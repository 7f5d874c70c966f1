import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { Button, Heading, SuccessIcon } from '@storefront/shared/ui';

interface Props {
  titleId: string;
  ticket: string;
  onAnother: () => void;
}

/** The message has arrived, and the ticket to ask about it with. */
export function ContactSent({ titleId, ticket, onAnother }: Props) {
  const { t } = useTranslation('catalog-content');
  return (
    <Column role="status">
      <SuccessIcon size={32} />
      <Heading id={titleId} level={2} size={3}>
        {t('contact.sentTitle')}
      </Heading>
      <p>{t('contact.sentText')}</p>
      <Ticket>
        <span>{t('contact.ticket')}</span> <strong>{ticket}</strong>
      </Ticket>
      <div>
        <Button variant="quiet" onClick={onAnother}>
          {t('contact.another')}
        </Button>
      </div>
    </Column>
  );
}

const Column = styled.div`
  display: grid;
  gap: var(--s-3);
  > svg {
    color: var(--c-success);
  }
`;
const Ticket = styled.p`
  padding: var(--s-3) var(--s-4);
  border-radius: var(--r-control);
  background: var(--c-tint);
  span {
    color: var(--c-ink-soft);
  }
  strong {
    font-size: var(--t-lg);
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
    user-select: all;
  }
`;

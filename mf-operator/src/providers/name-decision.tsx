import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Banner, Button, Row, Stack } from '@storefront/shared/ui';
import { ConfirmWithReason } from '../staff/confirm-with-reason';
import { ConflictBanner } from '../staff/conflict-banner';
import { useStaffMutation } from '../staff/use-staff-mutation';
import { decidingName } from './providers';

interface Props {
  providerId: string;
  /** The version that the page shows. */
  version: number;
  /** What visitors read now. */
  current: string;
  wanted: string;
}

/** The new name of a provider, which staff accept or refuse; the provider reads the reason. */
export function NameDecision({ providerId, version, current, wanted }: Props) {
  const { t } = useTranslation('operator-providers');
  const [asking, setAsking] = useState<'accept' | 'refuse' | null>(null);
  const deciding = useStaffMutation(decidingName, { onDone: () => setAsking(null) });
  const ask = (next: 'accept' | 'refuse') => {
    deciding.reset();
    setAsking(next);
  };
  return (
    <Banner tone="info" title={t('name.wanted', { name: wanted })}>
      <Stack gap={2}>
        <p>{t('name.current', { name: current })}</p>
        <ConflictBanner
          isShown={deciding.isConflict}
          onReload={() => {
            deciding.reset();
            deciding.reload();
          }}
        />
        <Row gap={2}>
          <Button size="small" variant="quiet" onClick={() => ask('refuse')}>
            {t('name.refuse')}
          </Button>
          <Button size="small" onClick={() => ask('accept')}>
            {t('name.accept')}
          </Button>
        </Row>
      </Stack>
      {asking && (
        <ConfirmWithReason
          isOpen
          title={t(`name.${asking}`)}
          action={t(`name.${asking}`)}
          variant={asking === 'accept' ? 'primary' : 'danger'}
          hint={t('hint')}
          isReasonRequired={asking === 'refuse'}
          isBusy={deciding.isBusy}
          error={deciding.error}
          onConfirm={(reason) =>
            deciding.send({ id: providerId, name: wanted, accept: asking === 'accept', version, reason })
          }
          onClose={() => setAsking(null)}
        >
          <p>{t(`name.ask.${asking}`, { name: wanted })}</p>
        </ConfirmWithReason>
      )}
    </Banner>
  );
}

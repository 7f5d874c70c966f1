import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RegistryComponent } from '@storefront/shared/contracts';
import { Button, Row, Section, Stack } from '@storefront/shared/ui';
import type { ReleaseAction } from './remotes';
import { RolloutBar } from './rollout-bar';
import { RolloutSlider } from './rollout-slider';

export interface RolloutSectionProps {
  canary: NonNullable<RegistryComponent['canary']>;
  /** Without it nobody here may change the share. */
  onAsk: ((action: ReleaseAction) => void) | undefined;
}

/** The canary of a remote: how many browsers get it, and a slider from nobody to everybody. */
export function RolloutSection({ canary, onAsk }: RolloutSectionProps) {
  const { t } = useTranslation('operator-remotes');
  const [percent, setPercent] = useState(canary.percent);
  return (
    <Section title={t('rollout.title')}>
      <Stack gap={4}>
        <RolloutBar canary={canary} />
        {onAsk && (
          <>
            <RolloutSlider min={0} percent={percent} onChange={setPercent} />
            <Row>
              <Button disabled={percent === canary.percent} onClick={() => onAsk({ do: 'canary', percent })}>
                {t(percent === 0 ? 'do.end' : percent === 100 ? 'do.release' : 'do.canary', { percent })}
              </Button>
            </Row>
          </>
        )}
      </Stack>
    </Section>
  );
}

import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PaymentProvider } from '@storefront/shared/contracts';
import { useLanguage } from '@storefront/shared/i18n';

type Words = Partial<Record<string, string>>;

/** What a gateway's own code says and what to do; its words come only when they are needed. */
export function GatewayReason({ provider, code }: { provider: PaymentProvider; code: string }) {
  const { t } = useTranslation('checkout');
  const name = `${provider.toLowerCase()}.${useLanguage()}`;
  const [known, setKnown] = useState<{ name: string; words: Words } | null>(null);

  useEffect(() => {
    let isCurrent = true;
    const know = (words: Words) => {
      if (isCurrent) setKnown({ name, words });
    };
    wordsOf(name).then(know, () => know({}));
    return () => {
      isCurrent = false;
    };
  }, [name]);

  if (known?.name !== name) return <p>…</p>;
  return <p>{known.words[code] ?? known.words['other'] ?? `${t('gateway.99')} ${t('advice.99')}`}</p>;
}

async function wordsOf(name: string): Promise<Words> {
  const { default: words } = (await import(`./gateway-texts/${name}.json`)) as { default: Words };
  return words;
}

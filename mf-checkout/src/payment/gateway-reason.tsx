import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PaymentProvider } from '@storefront/shared/contracts';
import { useLanguage } from '@storefront/shared/i18n';

/** What happened and what is safe, then how to pay after all, if there is anything to do. */
type Reason = [what: string, advice?: string];
type Words = Partial<Record<string, Reason>>;

interface Props {
  provider: PaymentProvider;
  code: string;
  /** The order can still be paid; else nobody is told to pay again. */
  mayPay: boolean;
}

/** What a gateway's own code says and what to do; its words come only when they are needed. */
export function GatewayReason({ provider, code, mayPay }: Props) {
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
  const [what, advice] = known.words[code] ?? known.words['other'] ?? [t('gateway.99'), t('advice.99')];
  return <p>{mayPay && advice ? `${what} ${advice}` : what}</p>;
}

async function wordsOf(name: string): Promise<Words> {
  const { default: words } = (await import(`./gateway-texts/${name}.json`)) as { default: Words };
  return words;
}

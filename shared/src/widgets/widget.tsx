import { useContext, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { RetryContext, useRetry, useSession } from '@storefront/shared/store';
import type { SlotName, WidgetName, WidgetProps } from '../contracts';
import { Banner } from '../ui/banner';
import { TextButton } from '../ui/text-link';
import { AnyWidget } from './any-widget';
import { ReservedSpace } from './reserved-space';
import { mayFollow } from './use-navigation';
import { WidgetHostContext } from './widget-host';

interface Common {
  /**
   * Holds the widget's place in its final size, and stays when the widget cannot be loaded; `useRetry` loads it again.
   * By default, nothing holds its place, and a failure is shown with a button to try again.
   */
  placeholder?: ReactNode;
  /** `visible`: loads when it comes near the screen. `now`: loads when it renders. */
  when?: 'visible' | 'now';
}
type PropsOf<Name extends WidgetName> = Name extends `${infer Remote}/${infer Own}`
  ? Common & { of: Remote; name: Own } & WidgetProps[Name]
  : never;
type Props = { [Name in WidgetName]: PropsOf<Name> }[WidgetName];

/** A widget of another remote on this page, loaded by name at run time. */
export function Widget({ of, name, placeholder, when = 'now', ...props }: Props): ReactNode {
  return (
    <AnyWidget
      remote={of}
      name={name}
      placeholder={placeholder}
      failed={placeholder ?? <FailedWidget />}
      when={when}
      props={props}
    />
  );
}

/** A widget that wraps a page, by `<remote>/<widget>`; until it is loaded the page stands alone. */
export function FrameWidget({ name, children }: { name: string; children: ReactNode }): ReactNode {
  const [remote = '', widget = ''] = name.split('/');
  // Inside the wrapper the page still fetches its own data.
  const page = <RetryContext value={useRetry()}>{children}</RetryContext>;
  return (
    <AnyWidget
      remote={remote}
      name={widget}
      placeholder={page}
      failed={page}
      when="now"
      props={{ children: page }}
    />
  );
}

/** In these slots a widget that fails is left out: they have no room for a sentence. */
const withoutFailures: readonly SlotName[] = ['header', 'body'];
const noProps = {};

/** Every widget that the registry assigns to this slot. */
export function Slot({ name, placeholder }: { name: SlotName; placeholder?: ReactNode }): ReactNode {
  const host = useContext(WidgetHostContext);
  const session = useSession();
  const query = new URLSearchParams(useLocation().search);
  return host
    ?.inSlot(name)
    .filter(({ access = 'public' }) => mayFollow(access, session))
    .filter(({ query: key }) => key === undefined || query.has(key))
    .map(({ remote, widget, keeps, query: key }) => (
      <ReservedSpace key={`${remote}/${widget}`} remote={remote} name={widget} keeps={keeps}>
        <AnyWidget
          remote={remote}
          name={widget}
          placeholder={placeholder}
          failed={placeholder ?? (withoutFailures.includes(name) ? null : <FailedWidget />)}
          when={key === undefined ? 'visible' : 'now'}
          props={noProps}
        />
      </ReservedSpace>
    ));
}

/** Stands where a widget cannot be loaded or rendered. */
function FailedWidget(): ReactNode {
  const { t } = useTranslation('common');
  return (
    <Banner tone="warning" isLive action={<TextButton onClick={useRetry()}>{t('retry')}</TextButton>}>
      {t('section.failed')}
    </Banner>
  );
}

import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProviderService, RemotePage } from '@storefront/shared/contracts';
import { ErrorBanner } from '@storefront/shared/errors';
import { clearFormDraft, findFormDraft } from '@storefront/shared/form-draft';
import { useLanguage } from '@storefront/shared/i18n';
import { formatMoney } from '@storefront/shared/money';
import { useDispatch, useSelector, useSession } from '@storefront/shared/store';
import {
  Async,
  Button,
  Dialog,
  Empty,
  ListCount,
  PlusIcon,
  Row,
  Skeleton,
  Stack,
  Table,
  TextButton,
  useRestoreFocus,
  useMutationDone,
} from '@storefront/shared/ui';
import { ProviderArea } from '../provider/provider-area';
import { ServiceForm } from './service-form';
import { serviceForm } from './service-form-name';
import { maxServices, removingService, savingService, services } from './services';

/** What a provider offers beside its solutions: installation, training, upkeep. */
function ServicesPage() {
  const { t } = useTranslation('provider-services');
  const dispatch = useDispatch();
  const { userInfo } = useSession();
  const entry = useSelector((state) => services.select(state, null));
  // What was typed before a login stands open again.
  const [open, setOpen] = useState<string | null>(() => findFormDraft(serviceForm, userInfo?.id) ?? null);
  const [leaving, setLeaving] = useState<ProviderService | null>(null);
  const top = useRef<HTMLDivElement>(null);
  useRestoreFocus(top);
  const show = (which: string) => {
    dispatch(savingService.reset());
    setOpen(which);
  };
  const close = () => {
    setOpen(null);
    top.current?.focus();
  };
  const edited = entry.data?.data.find(({ id }) => id === open);
  const isFull = (entry.data?.total ?? 0) >= maxServices;
  return (
    <ProviderArea title={t('title')}>
      <div ref={top} tabIndex={-1} role="region" aria-label={t('title')}>
        <Stack gap={6}>
          <Row between>
            <p>{t('about')}</p>
            {isFull ? (
              <p>{t('full', { max: maxServices })}</p>
            ) : (
              <Button icon={<PlusIcon />} onClick={() => show('new')}>
                {t('add')}
              </Button>
            )}
          </Row>
          {open === 'new' && <ServiceForm saved={null} onClose={close} />}
          {edited && <ServiceForm key={edited.id} saved={edited} onClose={close} />}
          <Async
            entry={entry}
            pending={<Skeleton lines={6} />}
            empty={<Empty title={t('empty.title')}>{t('empty.text')}</Empty>}
          >
            {({ data, total }) => (
              <>
                <ListCount>{t('count', { count: total })}</ListCount>
                <List
                  rows={data}
                  onEdit={({ id }) => show(id)}
                  onRemove={(service) => {
                    dispatch(removingService.reset());
                    setLeaving(service);
                  }}
                />
              </>
            )}
          </Async>
        </Stack>
      </div>
      <RemoveDialog
        service={leaving}
        onClose={() => setLeaving(null)}
        onRemoved={() => {
          // The question was closed before the answer came: what is open since has the focus.
          if (!leaving) return;
          clearFormDraft(`${serviceForm}${leaving.id}`);
          setLeaving(null);
          top.current?.focus();
        }}
      />
    </ProviderArea>
  );
}

interface ListProps {
  rows: readonly ProviderService[];
  onEdit: (service: ProviderService) => void;
  onRemove: (service: ProviderService) => void;
}

function List({ rows, onEdit, onRemove }: ListProps) {
  const { t } = useTranslation('provider-services');
  const language = useLanguage();
  return (
    <Table
      caption={t('title')}
      rows={rows}
      rowKey={({ id }) => id}
      columns={[
        { key: 'name', title: t('fields.name'), cell: ({ name }) => name },
        {
          key: 'price',
          title: t('fields.priceFrom'),
          cell: ({ priceFrom }) => (priceFrom === null ? t('noPrice') : formatMoney(priceFrom, language)),
          isNumber: true,
        },
        {
          key: 'solutions',
          title: t('fields.solutions'),
          cell: ({ solutions }) => solutions,
          isNumber: true,
        },
        {
          key: 'actions',
          title: t('fields.actions'),
          cell: (service) => (
            <Row gap={4}>
              <TextButton aria-label={t('editOf', { name: service.name })} onClick={() => onEdit(service)}>
                {t('editAction')}
              </TextButton>
              <TextButton
                aria-label={t('removeOf', { name: service.name })}
                onClick={() => onRemove(service)}
              >
                {t('removeAction')}
              </TextButton>
            </Row>
          ),
        },
      ]}
    />
  );
}

function RemoveDialog({
  service,
  onClose,
  onRemoved,
}: {
  service: ProviderService | null;
  onClose: () => void;
  onRemoved: () => void;
}) {
  const { t } = useTranslation('provider-services');
  const dispatch = useDispatch();
  const state = useSelector(removingService.select);
  useMutationDone(state, onRemoved);
  return (
    <Dialog
      isOpen={service !== null}
      firstFocus="title"
      onClose={onClose}
      title={t('remove.title')}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t('remove.keep')}
          </Button>
          <Button
            variant="danger"
            busy={state.status === 'pending'}
            onClick={() => {
              if (service) dispatch(removingService.send(service.id));
            }}
          >
            {t('remove.action')}
          </Button>
        </>
      }
    >
      <Stack>
        <p>{service && t('remove.text', { name: service.name, count: service.solutions })}</p>
        <ErrorBanner error={state.error} overrides={{ other: t('remove.failed') }} />
      </Stack>
    </Dialog>
  );
}

export const servicesPage: RemotePage = {
  Component: ServicesPage,
  needs: () => [services.fetch(null)],
  head: (_state, _at, t) => ({ title: t('provider-services:title'), noindex: true }),
  slices: [services.slice, savingService.slice, removingService.slice],
  saga: [services.saga, savingService.saga, removingService.saga],
};

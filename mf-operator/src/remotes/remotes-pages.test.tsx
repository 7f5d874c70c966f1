import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type {
  RegistryComponent,
  RemoteHealth,
  ReleaseResult,
  RumSummary,
  StaffRegistry,
} from '@storefront/shared/contracts';
import { answers, expectOwnWrites, refuses, renderRemote, startServer } from '@storefront/shared/testing';
import { remote } from '../remote';
import { anAdmin, anOperator } from '../testing/sessions';
import { wholeContent } from '../testing/whole-content';

const server = startServer();
expectOwnWrites(server);
const open = (at: string, session = anAdmin) => renderRemote(remote, { at, language: 'en', session });

const someHealth: RemoteHealth = {
  views: 1_200,
  failures: 6,
  failureShare: 0.005,
  loadMsP75: 340,
  vitalsP75: { LCP: 1_900, CLS: 0.02, INP: 320, FCP: 1_000, TTFB: 200 },
  series: Array.from({ length: 12 }, (_, step) => ({ views: step * 10, failures: step === 11 ? 6 : 0 })),
};
type Version = RegistryComponent['versions'][number];
const aVersion = (version: string, change: Partial<Version> = {}): Version => ({
  version,
  publishedAt: '2026-11-20T03:00:00.000Z',
  by: 'An',
  isPassed: true,
  isUploading: false,
  isWithdrawn: false,
  problem: null,
  health: null,
  ...change,
});
const catalog = (change: Partial<RegistryComponent> = {}): RegistryComponent => ({
  name: 'catalog',
  revision: 'r1',
  live: '1.1.0',
  previous: '1.0.0',
  promotedAt: '2026-11-20T04:00:00.000Z',
  canary: null,
  pin: null,
  served: 2,
  versions: [
    aVersion('1.3.0', { isPassed: false }),
    aVersion('1.2.0'),
    aVersion('1.1.0', { health: someHealth }),
    aVersion('1.0.0'),
  ],
  errors: [],
  ...change,
});
const shell = catalog({
  name: 'shell',
  live: '1.0.0',
  previous: null,
  versions: [aVersion('1.1.0'), aVersion('1.0.0')],
});
const aRegistry = (component = catalog()): StaffRegistry => ({
  servers: 2,
  components: [shell, component],
  history: [
    {
      at: '2026-11-20T04:00:00.000Z',
      who: 'ha@example.com',
      what: 'automatic rollback',
      component: 'catalog',
      from: '1.2.0',
      to: '1.1.0',
      percent: null,
      why: '12 of 80 views failed',
    },
  ],
});
const aResult = (change: Partial<ReleaseResult> = {}): ReleaseResult => ({
  live: '1.0.0',
  canary: null,
  isPinned: false,
  servers: 2,
  seen: 2,
  ...change,
});
const aCanary = { version: '1.2.0', percent: 10, audience: [], at: '2026-11-20T05:00:00.000Z' };

test('an administrator sees what runs and rolls a remote back with one press and a reason', async () => {
  const sent: unknown[] = [];
  let component = catalog();
  server.use(
    answers('get', 'main/admin/registry', () => aRegistry(component)),
    answers('post', 'main/admin/registry/catalog/rollback', async (request: Request) => {
      sent.push(await request.json());
      component = catalog({ live: '1.0.0', previous: null, revision: 'r2' });
      return aResult();
    }),
  );
  await open('/operator/remotes');

  const parts = await screen.findByRole('table', { name: 'Parts of the shop' });
  const row = within(parts).getByRole('row', { name: /^catalog/ });
  expect(row).toHaveTextContent('1.1.0');
  expect(row).toHaveTextContent('1,200 views');
  expect(row).toHaveTextContent('6 failures (0.5%)');
  expect(row).toHaveTextContent('340 ms');
  expect(row).toHaveTextContent('2 of 2 servers');
  expect(
    within(row).getByRole('img', { name: 'Page views of every five minutes, 110 at most' }),
  ).toBeInTheDocument();
  expect(screen.getByRole('row', { name: /Rolled back automatically.*12 of 80 views failed/ })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Roll back shell' })).not.toBeInTheDocument();

  await userEvent.click(screen.getByRole('button', { name: 'Roll back catalog' }));
  const dialog = screen.getByRole('dialog', { name: 'Roll back catalog?' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Roll back' }));
  expect(within(dialog).getByText('Write a reason.')).toBeVisible();
  await userEvent.type(within(dialog).getByLabelText('Reason'), 'Prices are missing');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Roll back' }));

  expect(await screen.findByText(/Live: 1\.0\.0\..*2 of 2 servers show it/)).toBeVisible();
  expect(sent).toEqual([{ revision: 'r1', reason: 'Prices are missing' }]);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(await screen.findByRole('row', { name: /^catalog 1\.0\.0/ })).toBeVisible();
});

test('an administrator releases a version as a canary, by the share on the slider', async () => {
  const sent: unknown[] = [];
  server.use(
    answers('get', 'main/admin/registry', aRegistry()),
    answers('put', 'main/admin/registry/catalog', async (request: Request) => {
      sent.push(await request.json());
      return aResult({ live: '1.1.0', canary: aCanary, seen: 1 });
    }),
  );
  await open('/operator/remotes/catalog');

  expect(await screen.findByText('Did not pass the gate')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Release 1.3.0' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Release 1.1.0' })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Release 1.2.0' }));
  const slider = screen.getByRole('slider', { name: 'Share of browsers' });
  expect(slider).toHaveValue('10');
  fireEvent.change(slider, { target: { value: '100' } });
  expect(slider).toHaveAttribute('aria-valuetext', '100%, which is a release to everybody');
  expect(screen.getByRole('dialog', { name: 'Release catalog 1.2.0 to everybody?' })).toBeVisible();
  fireEvent.change(slider, { target: { value: '25' } });
  await userEvent.type(screen.getByLabelText('Reason'), 'New lists');
  await userEvent.click(screen.getByRole('button', { name: 'Set to 25%' }));

  expect(await screen.findByText(/Canary: 1\.2\.0 for 10%\..*1 of 2 servers show it/)).toBeVisible();
  expect(sent).toEqual([{ version: '1.2.0', rollout: 25, revision: 'r1', reason: 'New lists' }]);
});

test.each([
  ['0', 'End the canary', 'End the canary of catalog?', 0],
  ['60', 'Set to 60%', 'Give catalog 1.2.0 to 60% of browsers?', 60],
  ['100', 'Release to everybody', 'Release catalog 1.2.0 to everybody?', 100],
])('a canary moved to %s is sent as a share', async (value, button, question, rollout) => {
  const sent: unknown[] = [];
  server.use(
    answers('get', 'main/admin/registry', aRegistry(catalog({ canary: aCanary }))),
    answers('put', 'main/admin/registry/catalog', async (request: Request) => {
      sent.push(await request.json());
      return aResult();
    }),
  );
  await open('/operator/remotes/catalog');
  const slider = await screen.findByRole('slider', { name: 'Share of browsers' });
  expect(screen.getByRole('button', { name: 'Set to 10%' })).toBeDisabled();

  fireEvent.change(slider, { target: { value } });
  await userEvent.click(screen.getByRole('button', { name: button }));
  const dialog = screen.getByRole('dialog', { name: question });
  await userEvent.type(within(dialog).getByLabelText('Reason'), 'It does well');
  await userEvent.click(within(dialog).getByRole('button', { name: button }));

  await waitFor(() => expect(sent).toEqual([{ rollout, revision: 'r1', reason: 'It does well' }]));
});

test('what another administrator did meanwhile is shown, and nothing is overwritten', async () => {
  let component = catalog();
  const sent: unknown[] = [];
  server.use(
    answers('get', 'main/admin/registry', () => aRegistry(component)),
    refuses('put', 'main/admin/registry/catalog', 409, 'EDIT_CONFLICT'),
  );
  await open('/operator/remotes/catalog');
  await userEvent.click(await screen.findByRole('button', { name: 'Release 1.2.0' }));
  await userEvent.type(screen.getByLabelText('Reason'), 'New lists');
  await userEvent.click(screen.getByRole('button', { name: 'Set to 10%' }));
  expect(await screen.findByText('Someone else has just edited this')).toBeVisible();

  component = catalog({ revision: 'r9', live: '1.0.0', previous: '1.1.0' });
  server.use(
    answers('put', 'main/admin/registry/catalog', async (request: Request) => {
      sent.push(await request.json());
      return aResult();
    }),
  );
  await userEvent.click(screen.getByRole('button', { name: 'See the new version' }));
  expect(await screen.findByLabelText('Release 1.1.0')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Set to 10%' }));

  await waitFor(() => expect(sent).toEqual([expect.objectContaining({ revision: 'r9' })]));
});

test('a refusal of the registry is said in words, and the reason stays', async () => {
  server.use(
    answers('get', 'main/admin/registry', aRegistry()),
    refuses('put', 'main/admin/registry/catalog', 409, 'CANARY_OF_ANOTHER_REMOTE'),
  );
  await open('/operator/remotes/catalog');
  await userEvent.click(await screen.findByRole('button', { name: 'Release 1.2.0' }));
  await userEvent.type(screen.getByLabelText('Reason'), 'New lists');
  await userEvent.click(screen.getByRole('button', { name: 'Set to 10%' }));

  expect(await screen.findByText(/only one remote can have one at a time/)).toBeVisible();
  expect(screen.getByLabelText('Reason')).toHaveValue('New lists');
});

test('a pinned remote says by whom, and can be rolled back but not released', async () => {
  const pin = { by: 'ha@example.com', at: '2026-11-20T06:00:00.000Z', why: 'sale of the year' };
  server.use(answers('get', 'main/admin/registry', aRegistry(catalog({ pin, canary: aCanary }))));
  await open('/operator/remotes/catalog');

  expect(await screen.findByText(/Pinned by ha@example\.com .*sale of the year/)).toBeVisible();
  expect(screen.queryByRole('slider')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Release/ })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Unpin' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Roll back' })).toBeVisible();
});

test('the shell is released to everybody at once, without a slider', async () => {
  server.use(answers('get', 'main/admin/registry', aRegistry()));
  await open('/operator/remotes/shell');

  await userEvent.click(await screen.findByRole('button', { name: 'Release 1.1.0' }));

  expect(screen.getByRole('dialog', { name: 'Release shell 1.1.0 to everybody?' })).toBeVisible();
  expect(screen.queryByRole('slider')).not.toBeInTheDocument();
});

test('an operator reads releases and changes nothing', async () => {
  server.use(answers('get', 'main/admin/registry', aRegistry(catalog({ canary: aCanary }))));
  const { unmount } = await open('/operator/remotes', anOperator);
  expect(await screen.findByRole('row', { name: /^catalog/ })).toHaveTextContent('1.2.0: 10%');
  expect(screen.queryByRole('button', { name: /Roll back/ })).not.toBeInTheDocument();
  unmount();

  await open('/operator/remotes/catalog', anOperator);
  expect(await screen.findByRole('heading', { name: 'Stored versions' })).toBeVisible();
  expect(screen.queryByRole('slider')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^(Release|Roll back|Pin)/ })).not.toBeInTheDocument();
});

test('a part that the registry does not have is said to be absent', async () => {
  server.use(answers('get', 'main/admin/registry', aRegistry()));
  await open('/operator/remotes/gift');

  expect(await screen.findByText('The registry has no such part')).toBeVisible();
});

test.each(['/operator/remotes', '/operator/remotes/catalog'])(
  '%s says when no server answers',
  async (at) => {
    server.use(refuses('get', 'main/admin/registry', 503, 'REGISTRY_UNAVAILABLE'));
    await open(at);

    expect(await screen.findByText(/server that has the registry cannot be reached/)).toBeVisible();
  },
);

test('staff see how fast parts were and which errors browsers had, with the request to search for', async () => {
  const asked: string[] = [];
  const summary: RumSummary = {
    minutes: 60,
    versions: [
      {
        remote: 'catalog',
        version: '1.1.0',
        views: 1_200,
        failures: 6,
        failureShare: 0.005,
        causes: {},
        boundaryHits: 0,
        loadMsP75: 340,
        vitalsP75: someHealth.vitalsP75,
        weighed: { views: 0, failures: 0, failingNetworks: 0 },
      },
    ],
    errors: [
      {
        remote: 'catalog',
        version: '1.1.0',
        message: 'x is undefined',
        stack: 'at f (a.js:1:2)',
        requestId: 'req-42',
        firstAt: '2026-11-20T03:00:00.000Z',
        lastAt: '2026-11-20T03:30:00.000Z',
        count: 3,
      },
    ],
  };
  server.use(
    answers('get', 'main/admin/dashboard/vitals', (request: Request) => {
      asked.push(new URL(request.url).searchParams.get('minutes') ?? '');
      return summary;
    }),
  );
  await open('/operator/telemetry', anOperator);

  const row = await screen.findByRole('row', { name: /^catalog 1\.1\.0 1,200/ });
  expect(row).toHaveTextContent('1.9 s (good)');
  expect(row).toHaveTextContent('320 ms (needs a look)');
  expect(screen.getByText('req-42')).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: 'Last hour' }));
  await waitFor(() => expect(asked).toEqual(['1440', '60']));
});

test('an English reader finds everything on the page of releases', async () => {
  server.use(answers('get', 'main/admin/registry', aRegistry()));
  await open('/operator/remotes');

  expect(await wholeContent()).toMatchInlineSnapshot(`
   "title: Releases | Cửa hàng thử (en)
   robots: noindex
   body
     p
       a href=/en/operator: All work
     h1: Releases
     p: Which version of each part of the shop shoppers get, and how it does in the last hour.
     section aria-labelledby→"Parts of the shop" tabindex=-1
       h2: Parts of the shop
       div aria-label=Parts of the shop role=group tabindex=0
         table role=table
           caption: Parts of the shop
           thead role=rowgroup
             tr role=row
               th role=columnheader scope=col: Part
               th role=columnheader scope=col: Live version
               th role=columnheader scope=col: Canary
               th role=columnheader scope=col: Last hour
               th role=columnheader scope=col: Loaded in (p75)
               th role=columnheader scope=col: Shown by
               th role=columnheader scope=col: Actions
           tbody role=rowgroup
             tr role=row
               td role=cell
                 a href=/en/operator/remotes/shell: shell
               td role=cell: 1.0.0
               td role=cell: –
               td role=cell: –
               td role=cell: –
               td role=cell: 2 of 2 servers
               td role=cell: –
             tr role=row
               td role=cell
                 a href=/en/operator/remotes/catalog: catalog
               td role=cell: 1.1.0
               td role=cell: –
               td role=cell
                 svg aria-label=Page views of every five minutes, 110 at most role=img
                 1,200 views 6 failures (0.5%)
               td role=cell: 340 ms
               td role=cell: 2 of 2 servers
               td role=cell
                 button aria-label=Roll back catalog type=button: Roll back
     section aria-labelledby→"History" tabindex=-1
       h2: History
       div aria-label=History role=group tabindex=0
         table role=table
           caption: History
           thead role=rowgroup
             tr role=row
               th role=columnheader scope=col: When
               th role=columnheader scope=col: Part
               th role=columnheader scope=col: What
               th role=columnheader scope=col: Version
               th role=columnheader scope=col: Who
               th role=columnheader scope=col: Reason
           tbody role=rowgroup
             tr role=row
               td role=cell
                 time datetime=2026-11-20T04:00:00.000Z: 20/11/2026 11:00
               td role=cell: catalog
               td role=cell: Rolled back automatically
               td role=cell: 1.2.0 → 1.1.0
               td role=cell: ha@example.com
               td role=cell: 12 of 80 views failed"
  `);
});

test('an English reader finds everything on the page of a remote', async () => {
  server.use(answers('get', 'main/admin/registry', aRegistry(catalog({ canary: aCanary }))));
  await open('/operator/remotes/catalog');

  expect(await wholeContent()).toMatchInlineSnapshot(`
   "title: Releases | Cửa hàng thử (en)
   robots: noindex
   body
     p
       a href=/en/operator/remotes: Releases
     h1: catalog
     button type=button: Pin
     button type=button: Roll back
     section aria-labelledby→"What runs" tabindex=-1
       h2: What runs
       dl
         dt: Live
         dd: 1.1.0
         dt: Live since
         dd
           time datetime=2026-11-20T04:00:00.000Z: 20/11/2026 11:00
         dt: Previous version
         dd: 1.0.0
         dt: Shown by
         dd: 2 of 2 servers
     section aria-labelledby→"Canary" tabindex=-1
       h2: Canary
       1.2.0: 10%
       progress aria-labelledby→"1.2.0: 10%" max=100
       label: Share of browsers
       input aria-describedby→"Arrow keys change it by 1, Page Up and Page Down by 10." aria-valuetext=10% max=100 min=0 step=1 type=range value=10
       output: 10%
       p: Arrow keys change it by 1, Page Up and Page Down by 10.
       button disabled type=button: Set to 10%
     section aria-labelledby→"Stored versions" tabindex=-1
       h2: Stored versions
       div aria-label=Stored versions role=group tabindex=0
         table role=table
           caption: Stored versions
           thead role=rowgroup
             tr role=row
               th role=columnheader scope=col: Version
               th role=columnheader scope=col: Published
               th role=columnheader scope=col: Last hour
               th role=columnheader scope=col: Loaded in (p75)
               th role=columnheader scope=col: Main content shown
               th role=columnheader scope=col: Response to a press
               th role=columnheader scope=col: Actions
           tbody role=rowgroup
             tr role=row
               td role=cell: 1.3.0 Did not pass the gate
               td role=cell
                 time datetime=2026-11-20T03:00:00.000Z title=20 Nov 2026, 10:00
                 · An
               td role=cell: –
               td role=cell: –
               td role=cell: –
               td role=cell: –
               td role=cell: –
             tr role=row
               td role=cell: 1.2.0 Canary
               td role=cell
                 time datetime=2026-11-20T03:00:00.000Z title=20 Nov 2026, 10:00
                 · An
               td role=cell: –
               td role=cell: –
               td role=cell: –
               td role=cell: –
               td role=cell: –
             tr role=row
               td role=cell: 1.1.0 Live
               td role=cell
                 time datetime=2026-11-20T03:00:00.000Z title=20 Nov 2026, 10:00
                 · An
               td role=cell
                 svg aria-label=Page views of every five minutes, 110 at most role=img
                 1,200 views 6 failures (0.5%)
               td role=cell: 340 ms
               td role=cell: 1.9 s (good)
               td role=cell: 320 ms (needs a look)
               td role=cell: –
             tr role=row
               td role=cell: 1.0.0 Previous version
               td role=cell
                 time datetime=2026-11-20T03:00:00.000Z title=20 Nov 2026, 10:00
                 · An
               td role=cell: –
               td role=cell: –
               td role=cell: –
               td role=cell: –
               td role=cell
                 button aria-label=Release 1.0.0 type=button: Release
     section aria-labelledby→"Latest errors in browsers" tabindex=-1
       h2: Latest errors in browsers
       p: No errors.
     section aria-labelledby→"History" tabindex=-1
       h2: History
       div aria-label=History role=group tabindex=0
         table role=table
           caption: History
           thead role=rowgroup
             tr role=row
               th role=columnheader scope=col: When
               th role=columnheader scope=col: Part
               th role=columnheader scope=col: What
               th role=columnheader scope=col: Version
               th role=columnheader scope=col: Who
               th role=columnheader scope=col: Reason
           tbody role=rowgroup
             tr role=row
               td role=cell
                 time datetime=2026-11-20T04:00:00.000Z: 20/11/2026 11:00
               td role=cell: catalog
               td role=cell: Rolled back automatically
               td role=cell: 1.2.0 → 1.1.0
               td role=cell: ha@example.com
               td role=cell: 12 of 80 views failed"
  `);
});

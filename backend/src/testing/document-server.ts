import { createHmac } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { DEMO_PLATFORM_SECRET } from '../config.variables';
import type { ReleaseCommand } from '../modules/remotes/release-calls';
import type { RegistryState } from '../modules/remotes/remotes.schema';

type Component = RegistryState['components'][number];

/** A version as a document server answers it. */
export const aVersion = (
  version: string,
  change: Partial<Component['versions'][number]> = {},
): Component['versions'][number] => ({
  version,
  publishedAt: '2026-01-15T02:00:00.000Z',
  by: 'An',
  isPassed: true,
  isUploading: false,
  isWithdrawn: false,
  problem: null,
  ...change,
});

/** A remote of which 1.0.0 is live. */
export const aComponent = (name: string, change: Partial<Component> = {}): Component => ({
  name,
  revision: 'first',
  live: '1.0.0',
  previous: null,
  promotedAt: '2026-01-15T02:30:00.000Z',
  canary: null,
  pin: null,
  served: 1,
  versions: [aVersion('1.1.0'), aVersion('1.0.0')],
  ...change,
});

/** Stands in for a document server: it believes only what is signed, and changes a registry in memory. */
export async function startDocumentServer(platformSecret = DEMO_PLATFORM_SECRET) {
  const commands: ReleaseCommand[] = [];
  let state: RegistryState = { servers: 1, components: [aComponent('catalog')], history: [] };
  let answer: { status: number; body: string } | null = null;
  let isLost: 'changes' | 'everything' | null = null;

  function change(command: Exclude<ReleaseCommand, { do: 'read' }>) {
    const component = state.components.find(({ name }) => name === command.component);
    if (!component) return { refused: 'REMOTE_NOT_FOUND' };
    if (component.revision !== command.revision) return { refused: 'EDIT_CONFLICT' };
    const before = released(component);
    if (command.do === 'promote') {
      if (!component.versions.some(({ version }) => version === command.version))
        return { refused: 'REMOTE_VERSION_NOT_FOUND' };
      if (command.percent < 100)
        component.canary = { version: command.version, percent: command.percent, audience: [], at: '' };
      else Object.assign(component, { previous: component.live, live: command.version, canary: null });
    } else if (command.do === 'rollback')
      Object.assign(
        component,
        component.canary ? { canary: null } : { live: component.previous ?? '0.9.0', previous: null },
      );
    else if (command.do === 'canary' && component.canary) component.canary.percent = command.percent;
    else if (command.do === 'pin') component.pin = { by: command.by, at: '', why: command.why };
    else component.pin = null;
    component.revision += '+';
    state.history.unshift({
      at: '2026-01-15T03:00:00.000Z',
      who: command.by,
      what: command.do === 'canary' ? 'promote' : command.do,
      component: component.name,
      from: before.live,
      to: component.live,
      percent: null,
      why: command.why,
    });
    return { before, after: released(component), servers: 1, seen: 1 };
  }

  const server = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk: Buffer) => (text += chunk.toString()));
    request.on('end', () => {
      const [payload = '', signature = ''] = text.split('.');
      const expected = createHmac('sha256', platformSecret).update(`releases:${payload}`).digest('base64url');
      if (request.url !== '/_releases' || signature !== expected) {
        response.writeHead(404).end();
        return;
      }
      const { content } = JSON.parse(Buffer.from(payload, 'base64url').toString()) as {
        content: ReleaseCommand;
      };
      commands.push(content);
      if (isLost) {
        if (content.do === 'read' && isLost === 'changes') {
          response.end(JSON.stringify(state));
          return;
        }
        if (content.do !== 'read') change(content);
        response.destroy();
        return;
      }
      if (answer) response.writeHead(answer.status).end(answer.body);
      else response.end(JSON.stringify(content.do === 'read' ? state : change(content)));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** What it was asked, the newest last. */
    commands,
    has: (components: Component[], rest: Partial<RegistryState> = {}) =>
      void (state = { servers: 1, history: [], ...rest, components }),
    /** Answers this, whatever it is asked; null ends it. */
    answers: (next: typeof answer) => void (answer = next),
    /** Does what it is asked, but its answers do not arrive; null ends it. */
    losesAnswers: (next: typeof isLost) => void (isLost = next),
    stop: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

const released = ({ live, canary, pin }: Component) => ({
  live,
  canary: canary && { version: canary.version, percent: canary.percent, audience: canary.audience },
  isPinned: pin !== null,
});

import type {
  ComponentRecord,
  RegistryDocument,
  RemoteVersion,
  ShellVersion,
} from '../shell/server/registry/registry-document';
import { recordOf, rolloutOf, unpinCommand } from '../shell/server/registry/releases';

/** A command to copy, and what it does. */
export interface NextCommand {
  command: string;
  does: string;
}

const steps = [10, 25, 50];

/** What a team does next with a component, the likeliest first, by what the registry says of it now. */
export function nextCommands(document: RegistryDocument, component: string): NextCommand[] {
  const record: ComponentRecord<RemoteVersion | ShellVersion> = recordOf(document, component);
  const rollout = rolloutOf(record);
  if (record.pinned)
    return [
      ...(rollout ? [command(`rollback ${component}`, 'ends the canary; the pin stays')] : []),
      { command: unpinCommand(component), does: 'lets it be promoted and retired again' },
    ];
  if (rollout) {
    const { version, percent, audience } = rollout;
    const more = steps.find((step) => audience || step > percent);
    return [
      ...(more ? [promotion(component, version, more)] : []),
      promotion(component, version),
      command(
        `rollback ${component}`,
        `ends the canary: everybody gets ${record.live ?? 'no version of it'}`,
      ),
    ];
  }
  const isRetired = record.live === null && record.previous !== null;
  if (isRetired) return [command(`rollback ${component}`, `restores ${String(record.previous)}`)];
  const waiting = newestAfterLive(record);
  if (waiting !== null) return [afterPublish(document, component, waiting)];
  const { live, previous } = record;
  return [
    ...(live === null || previous === null
      ? []
      : [command(`rollback ${component}`, `goes back to ${previous}, if ${live} turns out bad`)]),
    publication(component),
  ];
}

/** What comes after a version has passed the gate. */
export function afterPublish(document: RegistryDocument, component: string, version: string): NextCommand {
  if (recordOf(document, component).pinned)
    return { command: unpinCommand(component), does: `lets ${component} ${version} be promoted` };
  if (component === 'shell') return promotion(component, version);
  const other = Object.entries(document.remotes).find(([name, { rollout }]) => name !== component && rollout);
  const next = promotion(component, version, 10);
  return other
    ? {
        ...next,
        does: `${next.does}, once ${other[0]} ${other[1].rollout?.version ?? ''} is no canary any more`,
      }
    : next;
}

/** What comes after the gate has refused a version. */
export function afterRefusal(component: string, name?: string): NextCommand {
  const as = name === undefined ? '' : ` --as ${name}`;
  return command(`publish ${component}${as}`, 'tries again, when what the gate names is mended');
}

/** Each command in a line, and what it does under it. */
export function nextText(commands: readonly NextCommand[]): string {
  return ['Next:', ...commands.map(({ command: line, does }) => `  ${line}\n      ${does}`)].join('\n');
}

/** Makes a version live, or a canary. */
export function promotion(component: string, version: string, percent?: number): NextCommand {
  return percent === undefined
    ? command(`promote ${component} ${version}`, 'makes it live for everybody')
    : command(
        `promote ${component} ${version} --percent ${String(percent)}`,
        `makes it a canary for ${String(percent)} % of all browsers`,
      );
}

/** Publishes the next version. */
export function publication(component: string): NextCommand {
  return command(`publish ${component}`, 'builds and tests your next version, and stores it');
}

function command(words: string, does: string): NextCommand {
  return { command: `npm run remote -- ${words}`, does };
}

/** A version that passed the gate and was published after the live one, and was neither live nor rolled back. */
function newestAfterLive(record: ComponentRecord<RemoteVersion | ShellVersion>): string | null {
  const { live, previous, versions, withdrawn, left = {} } = record;
  const since = live === null ? '' : (versions[live]?.publishedAt ?? '');
  const [newest] = Object.values(versions)
    .filter(
      ({ version, gate, publishedAt }) =>
        gate.passed &&
        publishedAt > since &&
        version !== previous &&
        !withdrawn.includes(version) &&
        !Object.hasOwn(left, version),
    )
    .sort((a, b) => b.publishedAt.localeCompare(a.publishedAt));
  return newest?.version ?? null;
}

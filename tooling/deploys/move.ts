import { openFolderStore } from '../../shell/server/registry/folder-store';
import type { ServersAnswer } from '../../shell/server/registry/document-servers';
import type { Flags } from '../remote-command';
import { runRemoteCommand } from '../remote-commands';

/**
 * Runs a command of the registry as a team does.
 * @returns milliseconds from the end of its write until all document servers gave the result to new page views
 * @throws when not all of them do
 */
export async function move(
  { registry, servers }: { registry: string; servers: readonly string[] },
  args: string[],
  flags: Flags = {},
): Promise<number> {
  const around = { store: openFolderStore(registry), env: process.env, progress: () => undefined };
  const { text, data } = await runRemoteCommand(args, { by: 'deploy run', ...flags }, around);
  const { servers: answer } = data as { servers: ServersAnswer['data'] };
  if (answer.seen !== servers.length || answer.servers !== servers.length)
    throw new Error(`${args.join(' ')} was not seen by all document servers:\n${text}`);
  return answer.afterMs;
}

import Type, { type Static } from 'typebox';
import { Value } from 'typebox/value';
import { versionFile } from './registry/registry-document';

const shellBuild = Type.Object({
  version: Type.String(),
  /** What every page starts with. */
  scripts: Type.Array(versionFile),
  /** What the first page needs a moment later: the transport. */
  early: Type.Array(versionFile.properties.path),
  /** The shell for Node, which draws pages on the server. */
  render: Type.Optional(versionFile),
  /** What its scripts read; builds of before it was recorded have none. */
  pageDataFormat: Type.Optional(Type.Integer()),
});

/** What the build says of the shell, in `build.json` beside its files. */
export type ShellBuild = Static<typeof shellBuild>;

/**
 * Reads it as strictly as the registry is read: every page is made of it.
 * @throws with what is wrong
 */
export function parseShellBuild(text: string): ShellBuild {
  const parsed: unknown = JSON.parse(text);
  if (Value.Check(shellBuild, parsed)) return parsed;
  const [first] = Value.Errors(shellBuild, parsed);
  throw new Error(`${first?.instancePath || '/'} ${first?.message ?? 'is wrong'}`);
}

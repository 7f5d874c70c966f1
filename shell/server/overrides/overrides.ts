import type { PageOverride } from '../../src/config';
import { verifyOverrideToken } from '../platform-secret';
import type { RegistryDocument } from '../registry/registry-document';
import type { Override } from '../registry/snapshot';

/** What may be loaded instead of a live remote. */
export interface OverrideRules {
  document: Pick<RegistryDocument, 'remotes'>;
  /** `OVERRIDE_ORIGINS`: origins that need no token; `http://localhost:*` is any port of a host. */
  allowedOrigins: readonly string[];
  secret: string;
  now: number;
}

const maxOverrides = 10;
const remoteName = /^[a-z][a-z0-9]*$/;
const versionName = /^[0-9A-Za-z][0-9A-Za-z.+-]{0,63}$/;
/** The part of all possible origins that can stand in a header without a second thought. */
const plainOrigin = /^https?:\/\/(\[[0-9a-f:]+\]|[a-z0-9.-]+)(:\d+)?$/;

/**
 * Reads `catalog@1.4.2,account@http://localhost:3003~token`. Nothing is asked of any address. What cannot be had stays
 * in the list with its reason, so that the page can say it; of two for one remote the later counts.
 */
export function readOverrides(asked: string, rules: OverrideRules): PageOverride[] {
  const pieces = asked
    .split(',')
    .map((piece) => piece.trim())
    .filter(Boolean)
    .slice(0, maxOverrides);
  return [
    ...new Map(
      pieces.map((piece) => {
        const override = readOne(piece, rules);
        return [override.remote, override] as const;
      }),
    ).values(),
  ];
}

/** Those that the snapshot of the registry is made with. */
export function acceptedOverrides(overrides: readonly PageOverride[]): Override[] {
  return overrides
    .filter(({ refused }) => refused === undefined)
    .map(({ remote, version, address }) => ({
      remote,
      ...(version !== undefined && { version }),
      ...(address !== undefined && { address }),
    }));
}

/** The origins that such a page may load scripts from besides the registry's. */
export function overrideOrigins(overrides: readonly PageOverride[]): string[] {
  return acceptedOverrides(overrides).flatMap(({ address }) => address ?? []);
}

function readOne(piece: string, rules: OverrideRules): PageOverride {
  const at = piece.indexOf('@');
  const remote = piece.slice(0, at);
  const wanted = piece.slice(at + 1);
  if (at < 1 || wanted === '' || !remoteName.test(remote)) {
    return { remote: piece.slice(0, 60), refused: 'unreadable' };
  }
  return versionName.test(wanted)
    ? versionOverride(remote, wanted, rules)
    : addressOverride(remote, wanted, rules);
}

function versionOverride(remote: string, version: string, { document }: OverrideRules): PageOverride {
  const record = Object.hasOwn(document.remotes, remote) ? document.remotes[remote] : undefined;
  if (!record) return { remote, version, refused: 'unknownRemote' };
  const kept = Object.hasOwn(record.versions, version) ? record.versions[version] : undefined;
  // Before its files are all there, nobody has published it.
  return kept && !kept.isUploading ? { remote, version } : { remote, version, refused: 'unknownVersion' };
}

/** A remote that the registry does not know yet is welcome here: its team shows it before it is published. */
function addressOverride(remote: string, wanted: string, rules: OverrideRules): PageOverride {
  const [written = '', token] = wanted.split('~');
  const address = originIn(written);
  // `shell` is a part of the registry too, but no remote.
  if (remote === 'shell') return { remote, refused: 'unknownRemote' };
  if (address === null) return { remote, address: written.slice(0, 200), refused: 'notAnOrigin' };
  if (rules.allowedOrigins.some((allowed) => allows(allowed, address))) return { remote, address };
  if (token === undefined) return { remote, address, refused: 'notAllowed' };
  const signed = verifyOverrideToken(rules.secret, token, rules.now);
  return signed === address ? { remote, address } : { remote, address, refused: 'badToken' };
}

/** The origin of an address that is nothing but one; null for scripts, files, passwords and other protocols. */
export function originIn(address: string): string | null {
  if (!URL.canParse(address)) return null;
  const { origin, pathname, search, hash, username, password } = new URL(address);
  const isBare = pathname === '/' && `${search}${hash}${username}${password}` === '';
  return isBare && plainOrigin.test(origin) ? origin : null;
}

function allows(allowed: string, origin: string): boolean {
  if (!allowed.endsWith(':*')) return allowed === origin;
  return origin.replace(/:\d+$/, '') === allowed.slice(0, -2);
}

import semver from 'semver';
import type { RemoteBuildInfo, ShellFacts } from '../build-info';

/** What a shell and a separately built remote must agree on. */
type Build = Pick<RemoteBuildInfo, 'contract' | 'uses' | 'sharedVersions' | 'pluginVersion'>;

/** Why a remote's build would break in this shell; empty when it fits. Each sentence says what to do. */
export function remoteFits(build: Build, shell: ShellFacts): string[] {
  return [...contractFits(build, shell), ...librariesFit(build, shell), ...pluginFits(build, shell)];
}

function contractFits({ contract }: Build, shell: ShellFacts): string[] {
  const [major = 0, minor = 0] = contract.split('.').map(Number);
  const [shellMajor = 0, shellMinor = 0] = shell.contract.split('.').map(Number);
  if (major > shellMajor || (major === shellMajor && minor > shellMinor)) {
    return [
      `It was built for contract ${contract}, and the shell supports ${shell.contract}. Release a shell with contract ${contract} first, and another after it, so that the previous one supports it as well.`,
    ];
  }
  if (major < shellMajor) {
    return [
      `It was built for contract ${contract}, and the shell supports ${shell.contract}. Build it again with the current shared/contracts.`,
    ];
  }
  return [];
}

function librariesFit({ uses, sharedVersions }: Build, { provides }: ShellFacts): string[] {
  return Object.entries(sharedVersions).flatMap(([key, range]) => {
    const provided = Object.hasOwn(provides, key) ? provides[key] : undefined;
    const used = uses[key] ?? [];
    if (!provided) {
      return [
        `It expects ${key} of the shell, which provides no such library. Add it to tooling/shared-libraries.ts and release the shell first.`,
      ];
    }
    if (!semver.satisfies(provided.version, range)) {
      return [
        `It was built for ${key} ${range}, and the shell provides ${provided.version}. ${
          semver.gtr(provided.version, range)
            ? 'Build it again with the newer library.'
            : 'Release a shell with the newer library first.'
        }`,
      ];
    }
    if (provided.exports.includes('*')) return [];
    const missing = used.filter((name) => name !== '*' && !provided.exports.includes(name));
    return [
      ...(used.includes('*')
        ? [
            `It imports all of ${key}, of which the shell offers only some exports. Import what it uses by name.`,
          ]
        : []),
      ...(missing.length > 0
        ? [
            `It uses ${missing.join(', ')} of ${key}, which the shell does not offer. Add ${missing.length === 1 ? 'it' : 'them'} to shell/src/federation/facades and release the shell first, or do without.`,
          ]
        : []),
    ];
  });
}

/** A remote uses the shell's federation runtime; within a major version, newer runtimes support older builds. */
function pluginFits({ pluginVersion }: Build, { runtimeVersion }: ShellFacts): string[] {
  const [built, found] = [semver.parse(pluginVersion), semver.parse(runtimeVersion)];
  if (built?.major === found?.major && built && found && built.minor <= found.minor) return [];
  return [
    `It was built by federation plugin ${pluginVersion}, and the shell has runtime ${runtimeVersion}. Build it again with the version of @module-federation/enhanced that the shell was built with.`,
  ];
}

const windowMs = 60_000;
const allowed = 3;

/** Which versions of remotes this server no longer draws, because they failed: browsers draw them until the registry moves. */
export interface FailingVersions {
  failed: (version: string) => void;
  isOff: (version: string) => boolean;
  /** The registry moved: everything gets another chance. */
  forget: () => void;
}

export function createFailingVersions(
  now: () => number,
  onOff: (version: string) => void = () => undefined,
): FailingVersions {
  const failures = new Map<string, number[]>();
  const off = new Set<string>();
  return {
    failed(version) {
      const recent = [...(failures.get(version) ?? []).filter((at) => now() - at < windowMs), now()];
      failures.set(version, recent);
      if (recent.length < allowed || off.has(version)) return;
      off.add(version);
      onOff(version);
    },
    isOff: (version) => off.has(version),
    forget() {
      failures.clear();
      off.clear();
    },
  };
}

/** Ends with a sentence where Node is too old for anything that follows. */
export declare function requireNode(): void;

/** Installs what the lock file names, without running anyone's install scripts, unless that has been done. */
export declare function ensureInstalled(root: string): void;

/** Whether everything that the lock file names is installed for this machine: by an earlier start, or by hand. */
export declare function isInstalled(root: string, machine?: { platform: string; arch: string }): boolean;

/** Records that what the lock file names by now is installed, so that the next start does not repeat it. */
export declare function markInstalled(root: string): void;

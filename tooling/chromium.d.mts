/** Where this machine has a Chromium, if anywhere; `CHROMIUM_PATH` names another one. */
export declare function chromiumPath(): string | null;

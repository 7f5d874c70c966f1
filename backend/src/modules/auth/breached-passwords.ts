let loading: Promise<ReadonlySet<string>> | undefined;

/**
 * Whether a password is among the 49,000 that are common in what breaches made public. The list comes with the shop, so that
 * nothing of a password leaves the server; it is loaded when the first new password is checked.
 */
export async function isBreached(password: string): Promise<boolean> {
  loading ??= load();
  return (await loading).has(password.toLowerCase());
}

async function load(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common']);
}

let loading: Promise<Record<string, string | undefined>> | undefined;

/**
 * The codes of today's wards that took over (a part of) a district of before July 2025. It is a file and no table, because it
 * never changes, and shops that are set up have it, too; `npm run former-districts` wrote it.
 */
export async function wardsOfFormerDistrict(code: string): Promise<string[]> {
  loading ??= import('./former-districts.json').then(({ default: { wards } }) => wards);
  return (await loading)[code]?.split(' ') ?? [];
}

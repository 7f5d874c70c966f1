import { languages, type Language } from '@storefront/shared/contracts';

/**
 * Whom a canary is narrowed to, as it is typed after `--only`: `staff`, `language=en`, `device=mobile`. A visitor must
 * meet one condition of each kind.
 */
export type Audience = readonly string[];

/** What a document server knows of a visitor before it chooses versions. */
export interface VisitorTraits {
  isStaff: boolean;
  language: Language;
  device: Device;
}
export type Device = 'mobile' | 'desktop';

const conditions: Record<string, (visitor: VisitorTraits) => boolean> = {
  staff: ({ isStaff }) => isStaff,
  ...Object.fromEntries(
    languages.map((one) => [`language=${one}`, ({ language }: VisitorTraits) => language === one]),
  ),
  'device=mobile': ({ device }) => device === 'mobile',
  'device=desktop': ({ device }) => device === 'desktop',
};

/** Every condition that can be asked for. */
export const audienceConditions: readonly string[] = Object.keys(conditions);

/** A condition that this server does not know, written by a later version of the commands, holds for nobody. */
export function isInAudience(audience: Audience | undefined, visitor: VisitorTraits): boolean {
  const kinds = new Set(audience?.map(kindOf));
  return [...kinds].every((kind) =>
    audience?.some(
      (one) => kindOf(one) === kind && Object.hasOwn(conditions, one) && conditions[one]?.(visitor),
    ),
  );
}

/** `10 %`, `all staff`, `10 % of device=mobile and language=en`. */
export function shareText({
  percent,
  audience,
}: {
  percent: number;
  audience?: Audience | undefined;
}): string {
  if (!audience) return `${String(percent)} %`;
  const kinds = [...new Set(audience.map(kindOf))].map((kind) =>
    audience.filter((one) => kindOf(one) === kind).join(' or '),
  );
  return `${percent === 100 ? 'all' : `${String(percent)} % of`} ${kinds.join(' and ')}`;
}

function kindOf(condition: string): string {
  return condition.split('=')[0] ?? condition;
}

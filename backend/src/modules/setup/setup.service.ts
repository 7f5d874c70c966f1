import { isDeepStrictEqual } from 'node:util';
import type { Db, OpenDatabase } from '../../db';
import { sql } from 'kysely';
import type { Clock } from '../../lib/clock';
import type { Language } from '../../lib/language';
import type { Staff } from '../../plugins/auth';
import type { Audit } from '../audit/audit.service';
import type { StaffAccounts } from '../auth/staff-accounts';
import type { InvitationRow } from '../auth/staff-rows';
import { addFirstPage, type FirstPage } from '../content/first-pages';
import type { ContentKey } from '../content/content.schema';
import type { SettingGroup } from '../settings/setting-groups';
import type { SettingsService } from '../settings/settings.service';
import type { Answers, Field } from './answers';
import { setupMarks } from './setup-marks';

/** What setup found and did, in the order of its steps. */
export type SetupEvent =
  | { step: 'divisions'; outcome: 'written' | 'kept'; provinces: number; wards: number }
  | { step: 'setting'; outcome: 'written' | 'same' | 'edited' | 'removed'; path: string; stored?: unknown }
  | { step: 'pages'; written: ContentKey[]; existing: ContentKey[] }
  | { step: 'admin'; outcome: 'exists'; emails: string[] }
  | { step: 'admin'; outcome: 'invited'; email: string; link: string }
  | { step: 'admin'; outcome: 'waiting'; email: string; until: Date }
  | { step: 'admin'; outcome: 'missing' };

type AdminEvent = Extract<SetupEvent, { step: 'admin' }>;

/** Another setup of this database is running. */
export class SetupRunning extends Error {
  override readonly name = 'SetupRunning';
}

/** The answers lack the address of the first administrator, or it cannot be used. */
export class AdminRefused extends Error {
  override readonly name = 'AdminRefused';

  constructor(readonly reason: 'ALREADY_STAFF' | 'USER_IS_NOT_ACTIVE') {
    super(reason);
  }
}

export interface SetupDependencies {
  database: Pick<OpenDatabase, 'db' | 'kind'>;
  clock: Clock;
  audit: Audit;
  settings: Pick<SettingsService, 'writeFirst'>;
  staffAccounts: Pick<StaffAccounts, 'list' | 'invite'>;
  divisions: {
    count(): Promise<{ provinces: number; wards: number }>;
    /** In one transaction. */
    import(): Promise<unknown>;
  };
  drafts: Readonly<Record<ContentKey, FirstPage>>;
}

/** Key of the advisory lock of setup, which is not used elsewhere. */
const SETUP_LOCK = 7_305_412_881;

/**
 * Fills an empty shop with what it needs before its first product. Each step is one transaction that notes what it wrote,
 * so that a setup that was killed ends well when it runs again, and what somebody changed or removed since stays so.
 */
export function createSetupService(deps: SetupDependencies) {
  const { clock, audit, settings, staffAccounts, divisions, drafts } = deps;
  const { db, kind } = deps.database;

  async function importDivisions(): Promise<SetupEvent> {
    const isMarked = (await setupMarks.all(db)).has('divisions');
    const before = await divisions.count();
    if (isMarked && before.provinces > 0) return { step: 'divisions', outcome: 'kept', ...before };
    await divisions.import();
    await setupMarks.add(db, ['divisions'], clock());
    const after = await divisions.count();
    const isSame = before.provinces === after.provinces && before.wards === after.wards;
    return { step: 'divisions', outcome: isSame ? 'kept' : 'written', ...after };
  }

  async function writeSettings(fields: readonly Field[], answers: Answers, by: Staff): Promise<SetupEvent[]> {
    const answered = fields.flatMap(({ path, setting }) =>
      setting && answers.has(path) ? [{ path, ...setting, value: answers.get(path) }] : [],
    );
    return db.transaction().execute(async (tx) => {
      const marks = await setupMarks.all(tx);
      const events: SetupEvent[] = [];
      for (const group of new Set(answered.map((one) => one.group))) {
        const own = answered.filter((one) => one.group === group);
        const { written, stored } = await settings.writeFirst(
          tx,
          group,
          Object.fromEntries(own.map(({ name, value }) => [name, value])),
          (name) => !marks.has(markOf(group, name)),
        );
        await setupMarks.add(
          tx,
          Object.keys(written).map((name) => markOf(group, name)),
          clock(),
        );
        if (Object.keys(written).length > 0)
          await audit.record(tx, by, {
            action: 'create',
            entity: 'setting',
            entityId: group,
            before: null,
            after: written,
          });
        for (const { path, name, value } of own) {
          if (name in written) events.push({ step: 'setting', outcome: 'written', path });
          else if (!(name in stored)) events.push({ step: 'setting', outcome: 'removed', path });
          else if (isDeepStrictEqual(stored[name], value))
            events.push({ step: 'setting', outcome: 'same', path });
          else events.push({ step: 'setting', outcome: 'edited', path, stored: stored[name] });
        }
      }
      return events;
    });
  }

  const writePages = (by: Staff): Promise<SetupEvent> =>
    db.transaction().execute(async (tx) => {
      const marks = await setupMarks.all(tx);
      const written: ContentKey[] = [];
      const existing: ContentKey[] = [];
      for (const [key, draft] of Object.entries(drafts) as [ContentKey, FirstPage][]) {
        const isAdded = !marks.has(`page:${key}`) && (await addFirstPage(tx, key, draft, clock()));
        (isAdded ? written : existing).push(key);
        if (isAdded)
          await audit.record(tx, by, {
            action: 'create',
            entity: 'page',
            entityId: key,
            before: null,
            after: { titleVi: draft.titleVi, titleEn: draft.titleEn },
          });
      }
      await setupMarks.add(
        tx,
        written.map((key) => `page:${key}`),
        clock(),
      );
      return { step: 'pages', written, existing };
    });

  async function inviteAdmin(
    email: string | undefined,
    { language, isNewLink, by }: { language: Language; isNewLink: boolean; by: Staff },
  ): Promise<AdminEvent> {
    const { staff, invitations } = await staffAccounts.list();
    const admins = staff.filter(({ role, status }) => role === 'ADMIN' && status === 'ACTIVE');
    if (admins.length > 0)
      return { step: 'admin', outcome: 'exists', emails: admins.map((admin) => admin.email) };
    const invitedAdmins = invitations.filter(({ role }) => role === 'ADMIN');
    const address = email ?? invitedAdmins[0]?.email;
    if (address === undefined) return { step: 'admin', outcome: 'missing' };
    const invited = invitedAdmins.find((one) => one.email === address);
    // A link that nobody has seen is useless: a setup that was killed before it showed the link makes another.
    if (invited && !isNewLink && (await setupMarks.all(db)).has(shownMark(invited)))
      return { step: 'admin', outcome: 'waiting', email: invited.email, until: invited.expiresAt };
    try {
      const { link } = await staffAccounts.invite({ email: address, role: 'ADMIN', language }, by);
      return { step: 'admin', outcome: 'invited', email: address, link };
    } catch (error) {
      const code = error instanceof Error ? error.message : '';
      if (code === 'ALREADY_STAFF' || code === 'USER_IS_NOT_ACTIVE') throw new AdminRefused(code);
      throw error;
    }
  }

  async function markShown(email: string) {
    const { invitations } = await staffAccounts.list();
    const marks = invitations.filter((one) => one.email === email && one.role === 'ADMIN').map(shownMark);
    await setupMarks.add(db, marks, clock());
  }

  /** One setup of a database at a time. The embedded database has one process, so its folder's lock is enough. */
  async function alone<T>(work: () => Promise<T>): Promise<T> {
    if (kind === 'embedded') return work();
    return db.connection().execute(async (session: Db) => {
      const { rows } = await sql<{
        isFree: boolean;
      }>`select pg_try_advisory_lock(${sql.lit(SETUP_LOCK)}) as is_free`.execute(session);
      if (!rows[0]?.isFree) throw new SetupRunning();
      try {
        return await work();
      } finally {
        await sql`select pg_advisory_unlock(${sql.lit(SETUP_LOCK)})`.execute(session);
      }
    });
  }

  return {
    /** Whether somebody can run the shop already. */
    async hasAdmin(): Promise<boolean> {
      const { staff } = await staffAccounts.list();
      return staff.some(({ role, status }) => role === 'ADMIN' && status === 'ACTIVE');
    },

    /** Runs one setup of this database while no other does; `ask` is called when it is certain to be alone. */
    run: (
      options: { fields: readonly Field[]; language: Language; isNewLink?: boolean; by: Staff },
      ask: () => Promise<Answers>,
      report: (event: SetupEvent) => void,
    ): Promise<void> =>
      alone(async () => {
        const { fields, language, isNewLink = false, by } = options;
        report(await importDivisions());
        const answers = await ask();
        for (const event of await writeSettings(fields, answers, by)) report(event);
        report(await writePages(by));
        const email = answers.get('admin.email') as string | undefined;
        const admin = await inviteAdmin(email, { language, isNewLink, by });
        report(admin);
        if (admin.outcome === 'invited') await markShown(admin.email);
      }),
  };
}

/** Of one link: another for the same account is another mark. */
const shownMark = ({ tokenHash }: Pick<InvitationRow, 'tokenHash'>) => `admin-link-shown:${tokenHash}`;
const markOf = (group: SettingGroup, name: string) => `setting:${group}.${name}`;
